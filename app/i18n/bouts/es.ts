import type { BoutTexts } from "./fr.ts";

export const es: BoutTexts = {
  won: (name) => `gana ${name}`,
  methods: {
    KO: "KO",
    TKO: "KO técnico",
    RTD: "Abandono",
    SUB: "Sumisión",
    UD: "Decisión unánime",
    SD: "Decisión dividida",
    MD: "Decisión mayoritaria",
    PTS: "A los puntos",
    DQ: "Descalificación",
    NC: "Sin decisión",
  },
};
