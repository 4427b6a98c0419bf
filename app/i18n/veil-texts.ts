import type { Language } from "../../shared/texts/languages.ts";
import type { VeilTexts } from "./veil/fr.ts";
import { defineTexts } from "./texts.ts";

export const veilSections: Readonly<Record<Language, () => Promise<VeilTexts>>> = {
  fr: async () => (await import("./veil/fr.ts")).fr,
  en: async () => (await import("./veil/en.ts")).en,
  de: async () => (await import("./veil/de.ts")).de,
  ar: async () => (await import("./veil/ar.ts")).ar,
  cs: async () => (await import("./veil/cs.ts")).cs,
  es: async () => (await import("./veil/es.ts")).es,
  it: async () => (await import("./veil/it.ts")).it,
  nl: async () => (await import("./veil/nl.ts")).nl,
  pl: async () => (await import("./veil/pl.ts")).pl,
  pt: async () => (await import("./veil/pt.ts")).pt,
};

/** The texts of how late results are shown, and of what shows them. */
export const veilTexts = defineTexts((lang) => veilSections[lang]());
