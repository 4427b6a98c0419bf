import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
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
};
