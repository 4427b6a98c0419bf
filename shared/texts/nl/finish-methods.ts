import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
  KO: "Knock-out",
  TKO: "Technische knock-out",
  RTD: "Opgave",
  SUB: "Submission",
  UD: "Unanieme beslissing",
  SD: "Verdeelde beslissing",
  MD: "Meerderheidsbeslissing",
  PTS: "Op punten",
  DQ: "Diskwalificatie",
  NC: "Zonder beslissing",
};
