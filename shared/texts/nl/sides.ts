import type { SideTexts } from "../shared-texts.ts";

export const sides: SideTexts = {
  CD: "DR Congo",
  CG: "Congo",
  HK: "Hongkong",
  MO: "Macau",
  MM: "Myanmar",
  PF: "Tahiti",
  PS: "Palestina",
};
