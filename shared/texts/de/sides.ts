import type { SideTexts } from "../shared-texts.ts";

export const sides: SideTexts = {
  CD: "DR Kongo",
  CG: "Kongo",
  HK: "Hongkong",
  MO: "Macau",
  MM: "Myanmar",
  PF: "Tahiti",
  PS: "Palästina",
};
