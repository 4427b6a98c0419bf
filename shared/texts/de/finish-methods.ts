import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
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
};
