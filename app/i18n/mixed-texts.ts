import type { Language } from "../../shared/texts/languages.ts";
import type { MixedTexts } from "./mixed/fr.ts";
import { defineTexts } from "./texts.ts";

export const mixedSections: Readonly<Record<Language, () => Promise<MixedTexts>>> = {
  fr: async () => (await import("./mixed/fr.ts")).fr,
  en: async () => (await import("./mixed/en.ts")).en,
  de: async () => (await import("./mixed/de.ts")).de,
};

/** The texts of pages with the games of several sports. */
export const mixedTexts = defineTexts((lang) => mixedSections[lang]());
