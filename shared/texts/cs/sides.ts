import type { SideTexts } from "../shared-texts.ts";

export const sides: SideTexts = {
  CD: "DR Kongo",
  CG: "Kongo",
  HK: "Hongkong",
  MO: "Macao",
  MM: "Myanmar",
  PF: "Tahiti",
  PS: "Palestina",
};
