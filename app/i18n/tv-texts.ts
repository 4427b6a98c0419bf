import type { Language } from "../../shared/texts/languages.ts";
import type { TvTexts } from "./tv/fr.ts";
import { defineTexts } from "./texts.ts";

export const tvSections: Readonly<Record<Language, () => Promise<TvTexts>>> = {
  fr: async () => (await import("./tv/fr.ts")).fr,
  en: async () => (await import("./tv/en.ts")).en,
  de: async () => (await import("./tv/de.ts")).de,
  ar: async () => (await import("./tv/ar.ts")).ar,
  cs: async () => (await import("./tv/cs.ts")).cs,
  es: async () => (await import("./tv/es.ts")).es,
  it: async () => (await import("./tv/it.ts")).it,
  nl: async () => (await import("./tv/nl.ts")).nl,
  pl: async () => (await import("./tv/pl.ts")).pl,
  pt: async () => (await import("./tv/pt.ts")).pt,
};

/** The texts of the programme of channels. */
export const tvTexts = defineTexts((lang) => tvSections[lang]());
