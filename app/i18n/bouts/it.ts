import type { BoutTexts } from "./fr.ts";

export const it: BoutTexts = {
  won: (name) => `vince ${name}`,
  methods: {
    KO: "KO",
    TKO: "KO tecnico",
    RTD: "Abbandono",
    SUB: "Sottomissione",
    UD: "Decisione unanime",
    SD: "Decisione non unanime",
    MD: "Decisione a maggioranza",
    PTS: "Ai punti",
    DQ: "Squalifica",
    NC: "No contest",
  },
};
