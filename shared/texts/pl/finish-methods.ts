import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
  KO: "Nokaut",
  TKO: "Nokaut techniczny",
  RTD: "Poddanie w narożniku",
  SUB: "Poddanie",
  UD: "Decyzja jednogłośna",
  SD: "Decyzja niejednogłośna",
  MD: "Decyzja większościowa",
  PTS: "Na punkty",
  DQ: "Dyskwalifikacja",
  NC: "Nieodbyta",
};
