import type { SideTexts } from "../shared-texts.ts";

export const sides: SideTexts = {
  CD: "RD Congo",
  CG: "Congo",
  HK: "Hong Kong",
  MO: "Macao",
  MM: "Myanmar",
  PF: "Tahiti",
  PS: "Palestina",
};
