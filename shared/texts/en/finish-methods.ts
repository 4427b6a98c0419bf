import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
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
};
