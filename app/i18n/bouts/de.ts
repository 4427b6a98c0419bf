import type { BoutTexts } from "./fr.ts";

export const de: BoutTexts = {
  won: (name) => `${name} gewinnt`,
  methods: {
    KO: "K. o.",
    TKO: "Technischer K. o.",
    RTD: "Aufgabe",
    SUB: "Submission",
    UD: "Einstimmige Entscheidung",
    SD: "Geteilte Entscheidung",
    MD: "Mehrheitsentscheidung",
    PTS: "Nach Punkten",
    DQ: "Disqualifikation",
    NC: "Ohne Wertung",
  },
};
