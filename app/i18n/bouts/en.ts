import type { BoutTexts } from "./fr.ts";

export const en: BoutTexts = {
  won: (name) => `${name} wins`,
  methods: {
    KO: "KO",
    TKO: "Technical KO",
    RTD: "Retirement",
    SUB: "Submission",
    UD: "Unanimous decision",
    SD: "Split decision",
    MD: "Majority decision",
    PTS: "On points",
    DQ: "Disqualification",
    NC: "No contest",
  },
};
