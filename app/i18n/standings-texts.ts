import type { Language } from "../../shared/texts/languages.ts";
import type { StandingsTexts } from "./standings/fr.ts";
import { defineTexts } from "./texts.ts";

export const standingsSections: Readonly<Record<Language, () => Promise<StandingsTexts>>> = {
  fr: async () => (await import("./standings/fr.ts")).fr,
  en: async () => (await import("./standings/en.ts")).en,
  de: async () => (await import("./standings/de.ts")).de,
};

/** The texts of tables of leagues. */
export const standingsTexts = defineTexts((lang) => standingsSections[lang]());
