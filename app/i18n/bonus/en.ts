import type { BonusTexts } from "./fr.ts";

export const en: BonusTexts = {
  title: "Welcome bonuses",
  description: "The welcome offers of bookmakers licensed where you are, with their terms.",
  hint: "Each offer is the bookmaker’s own, as the bookmaker describes it. Read its terms before you sign up; a bonus is not money won.",
  until: (day) => `Valid until ${day}`,
  see: (name) => `See ${name}’s offer`,
  link: "Bonuses",
};
