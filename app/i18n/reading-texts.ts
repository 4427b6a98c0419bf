import type { Language } from "../../shared/texts/languages.ts";
import type { ReadingTexts } from "./reading/fr.ts";
import { defineTexts } from "./texts.ts";

/** Here, not among the catalogues: what every page loads would name the files of these pages. */
const sections: Readonly<Record<Language, () => Promise<ReadingTexts>>> = {
  fr: async () => (await import("./reading/fr.ts")).fr,
  en: async () => (await import("./reading/en.ts")).en,
  de: async () => (await import("./reading/de.ts")).de,
};

/** The texts of the pages of rankings and news. */
export const readingTexts = defineTexts((lang) => sections[lang]());
