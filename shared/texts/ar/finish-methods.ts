import type { FinishMethodTexts } from "../fr/finish-methods.ts";

export const finishMethods: FinishMethodTexts = {
  KO: "ضربة قاضية",
  TKO: "ضربة قاضية فنية",
  RTD: "انسحاب",
  SUB: "إخضاع",
  UD: "قرار بالإجماع",
  SD: "قرار منقسم",
  MD: "قرار بالأغلبية",
  PTS: "بالنقاط",
  DQ: "استبعاد",
  NC: "نزال ملغى",
};
