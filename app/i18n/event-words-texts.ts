import type { Language } from "../../shared/texts/languages.ts";
import type { EventWords } from "./event-words/fr.ts";
import { defineTexts } from "./texts.ts";

export const eventWordsSections: Readonly<Record<Language, () => Promise<EventWords>>> = {
  fr: async () => (await import("./event-words/fr.ts")).fr,
  en: async () => (await import("./event-words/en.ts")).en,
  de: async () => (await import("./event-words/de.ts")).de,
  ar: async () => (await import("./event-words/ar.ts")).ar,
  cs: async () => (await import("./event-words/cs.ts")).cs,
  es: async () => (await import("./event-words/es.ts")).es,
  it: async () => (await import("./event-words/it.ts")).it,
  nl: async () => (await import("./event-words/nl.ts")).nl,
  pl: async () => (await import("./event-words/pl.ts")).pl,
  pt: async () => (await import("./event-words/pt.ts")).pt,
};

/** The texts about a bout or a race on the page of a match. */
export const eventWords = defineTexts((lang) => eventWordsSections[lang]());
