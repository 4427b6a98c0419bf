import type { Language } from "../../shared/texts/languages.ts";
import type { SeldomTexts } from "./seldom/fr.ts";
import { defineTexts } from "./texts.ts";

export const seldomSections: Readonly<Record<Language, () => Promise<SeldomTexts>>> = {
  fr: async () => (await import("./seldom/fr.ts")).fr,
  en: async () => (await import("./seldom/en.ts")).en,
  de: async () => (await import("./seldom/de.ts")).de,
  ar: async () => (await import("./seldom/ar.ts")).ar,
  cs: async () => (await import("./seldom/cs.ts")).cs,
  es: async () => (await import("./seldom/es.ts")).es,
  it: async () => (await import("./seldom/it.ts")).it,
  nl: async () => (await import("./seldom/nl.ts")).nl,
  pl: async () => (await import("./seldom/pl.ts")).pl,
  pt: async () => (await import("./seldom/pt.ts")).pt,
};

/** Texts that a list seldom needs: it has nothing to show, or a game cannot be followed. */
export const seldomTexts = defineTexts((lang) => seldomSections[lang]());
