import type { BoutTexts } from "./fr.ts";

export const pl: BoutTexts = {
  won: (name) => `wygrywa ${name}`,
  methods: {
    KO: "Nokaut",
    TKO: "Nokaut techniczny",
    RTD: "Poddanie w narożniku",
    SUB: "Poddanie",
    UD: "Decyzja jednogłośna",
    SD: "Decyzja niejednogłośna",
    MD: "Decyzja większościowa",
    PTS: "Na punkty",
    DQ: "Dyskwalifikacja",
    NC: "Nieodbyta",
  },
};
