import type { BoutTexts } from "./fr.ts";

export const pt: BoutTexts = {
  won: (name) => `vence ${name}`,
  methods: {
    KO: "KO",
    TKO: "KO técnico",
    RTD: "Abandono",
    SUB: "Submissão",
    UD: "Decisão unânime",
    SD: "Decisão dividida",
    MD: "Decisão por maioria",
    PTS: "Aos pontos",
    DQ: "Desclassificação",
    NC: "Sem decisão",
  },
};
