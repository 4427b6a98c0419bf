import type { SideTexts } from "../shared-texts.ts";

export const sides: SideTexts = {
  CD: "الكونغو الديمقراطية",
  CG: "الكونغو",
  HK: "هونغ كونغ",
  MO: "ماكاو",
  MM: "ميانمار",
  PF: "تاهيتي",
  PS: "فلسطين",
};
