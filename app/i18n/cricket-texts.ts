import type { Language } from "../../shared/texts/languages.ts";
import type { CricketTexts } from "./cricket/fr.ts";
import { defineTexts } from "./texts.ts";

const cricketSections: Readonly<Record<Language, () => Promise<CricketTexts>>> = {
  fr: async () => (await import("./cricket/fr.ts")).fr,
  en: async () => (await import("./cricket/en.ts")).en,
  de: async () => (await import("./cricket/de.ts")).de,
  ar: async () => (await import("./cricket/ar.ts")).ar,
  cs: async () => (await import("./cricket/cs.ts")).cs,
  es: async () => (await import("./cricket/es.ts")).es,
  it: async () => (await import("./cricket/it.ts")).it,
  nl: async () => (await import("./cricket/nl.ts")).nl,
  pl: async () => (await import("./cricket/pl.ts")).pl,
  pt: async () => (await import("./cricket/pt.ts")).pt,
};

/** Words of cricket: how games end, and what an over is called. */
export const cricketTexts = defineTexts((lang) => cricketSections[lang]());
