import type { Language } from "../../shared/texts/languages.ts";
import type { MixedTexts } from "./mixed/fr.ts";
import { defineTexts } from "./texts.ts";

export const mixedSections: Readonly<Record<Language, () => Promise<MixedTexts>>> = {
  fr: async () => (await import("./mixed/fr.ts")).fr,
  en: async () => (await import("./mixed/en.ts")).en,
  de: async () => (await import("./mixed/de.ts")).de,
  ar: async () => (await import("./mixed/ar.ts")).ar,
  cs: async () => (await import("./mixed/cs.ts")).cs,
  es: async () => (await import("./mixed/es.ts")).es,
  it: async () => (await import("./mixed/it.ts")).it,
  nl: async () => (await import("./mixed/nl.ts")).nl,
  pl: async () => (await import("./mixed/pl.ts")).pl,
  pt: async () => (await import("./mixed/pt.ts")).pt,
};

/** The texts of pages with the games of several sports. */
export const mixedTexts = defineTexts((lang) => mixedSections[lang]());
