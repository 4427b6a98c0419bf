import type { Language } from "../../shared/texts/languages.ts";
import type { FieldTexts } from "./field/fr.ts";
import { defineTexts } from "./texts.ts";

export const fieldSections: Readonly<Record<Language, () => Promise<FieldTexts>>> = {
  fr: async () => (await import("./field/fr.ts")).fr,
  en: async () => (await import("./field/en.ts")).en,
  de: async () => (await import("./field/de.ts")).de,
  ar: async () => (await import("./field/ar.ts")).ar,
  cs: async () => (await import("./field/cs.ts")).cs,
  es: async () => (await import("./field/es.ts")).es,
  it: async () => (await import("./field/it.ts")).it,
  nl: async () => (await import("./field/nl.ts")).nl,
  pl: async () => (await import("./field/pl.ts")).pl,
  pt: async () => (await import("./field/pt.ts")).pt,
};

/** The texts of races and tournaments. */
export const fieldTexts = defineTexts((lang) => fieldSections[lang]());
