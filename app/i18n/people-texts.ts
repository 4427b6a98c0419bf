import type { Language } from "../../shared/texts/languages.ts";
import type { PeopleTexts } from "./people/fr.ts";
import { defineTexts } from "./texts.ts";

export const peopleSections: Readonly<Record<Language, () => Promise<PeopleTexts>>> = {
  fr: async () => (await import("./people/fr.ts")).fr,
  en: async () => (await import("./people/en.ts")).en,
  de: async () => (await import("./people/de.ts")).de,
  ar: async () => (await import("./people/ar.ts")).ar,
  cs: async () => (await import("./people/cs.ts")).cs,
  es: async () => (await import("./people/es.ts")).es,
  it: async () => (await import("./people/it.ts")).it,
  nl: async () => (await import("./people/nl.ts")).nl,
  pl: async () => (await import("./people/pl.ts")).pl,
  pt: async () => (await import("./people/pt.ts")).pt,
};

/** The texts of the pages of teams and players. */
export const peopleTexts = defineTexts((lang) => peopleSections[lang]());
