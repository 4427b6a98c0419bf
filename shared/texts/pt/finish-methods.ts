import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
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
};
