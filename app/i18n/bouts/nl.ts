import type { BoutTexts } from "./fr.ts";

export const nl: BoutTexts = {
  won: (name) => `${name} wint`,
  methods: {
    KO: "Knock-out",
    TKO: "Technische knock-out",
    RTD: "Opgave",
    SUB: "Submission",
    UD: "Unanieme beslissing",
    SD: "Verdeelde beslissing",
    MD: "Meerderheidsbeslissing",
    PTS: "Op punten",
    DQ: "Diskwalificatie",
    NC: "Zonder beslissing",
  },
};
