import type { SideTexts } from "../shared-texts.ts";

export const sides: SideTexts = {
  CD: "DR Congo",
  CG: "Congo",
  HK: "Hong Kong",
  MO: "Macau",
  MM: "Myanmar",
  PF: "Tahiti",
  PS: "Palestine",
};
