import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
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
};
