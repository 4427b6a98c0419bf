import type { Language } from "../../shared/texts/languages.ts";
import type { MatchTexts } from "./match/fr.ts";
import { defineTexts } from "./texts.ts";

export const matchSections: Readonly<Record<Language, () => Promise<MatchTexts>>> = {
  fr: async () => (await import("./match/fr.ts")).fr,
  en: async () => (await import("./match/en.ts")).en,
  de: async () => (await import("./match/de.ts")).de,
  ar: async () => (await import("./match/ar.ts")).ar,
  cs: async () => (await import("./match/cs.ts")).cs,
  es: async () => (await import("./match/es.ts")).es,
  it: async () => (await import("./match/it.ts")).it,
  nl: async () => (await import("./match/nl.ts")).nl,
  pl: async () => (await import("./match/pl.ts")).pl,
  pt: async () => (await import("./match/pt.ts")).pt,
};

/** The texts of the page of a match. */
export const matchTexts = defineTexts((lang) => matchSections[lang]());
