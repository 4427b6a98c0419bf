import type { SideTexts } from "../shared-texts.ts";

export const sides: SideTexts = {
  CD: "DR Konga",
  CG: "Kongo",
  HK: "Hongkong",
  MO: "Makau",
  MM: "Mjanma",
  PF: "Tahiti",
  PS: "Palestyna",
};
