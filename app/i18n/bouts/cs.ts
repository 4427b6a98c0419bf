import type { BoutTexts } from "./fr.ts";

export const cs: BoutTexts = {
  won: (name) => `vítěz: ${name}`,
  methods: {
    KO: "KO",
    TKO: "Technické KO",
    RTD: "Vzdání v rohu",
    SUB: "Submise",
    UD: "Jednohlasné rozhodnutí",
    SD: "Nejednohlasné rozhodnutí",
    MD: "Většinové rozhodnutí",
    PTS: "Na body",
    DQ: "Diskvalifikace",
    NC: "Bez výsledku",
  },
};
