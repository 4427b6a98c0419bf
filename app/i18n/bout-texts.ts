import type { Language } from "../../shared/texts/languages.ts";
import type { BoutTexts } from "./bouts/fr.ts";
import { defineTexts } from "./texts.ts";

const boutSections: Readonly<Record<Language, () => Promise<BoutTexts>>> = {
  fr: async () => (await import("./bouts/fr.ts")).fr,
  en: async () => (await import("./bouts/en.ts")).en,
  de: async () => (await import("./bouts/de.ts")).de,
  ar: async () => (await import("./bouts/ar.ts")).ar,
  cs: async () => (await import("./bouts/cs.ts")).cs,
  es: async () => (await import("./bouts/es.ts")).es,
  it: async () => (await import("./bouts/it.ts")).it,
  nl: async () => (await import("./bouts/nl.ts")).nl,
  pl: async () => (await import("./bouts/pl.ts")).pl,
  pt: async () => (await import("./bouts/pt.ts")).pt,
};

/** How bouts end, in words. */
export const boutTexts = defineTexts((lang) => boutSections[lang]());
