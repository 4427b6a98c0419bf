import type { Language } from "../../shared/texts/languages.ts";
import type { MineTexts } from "./mine/fr.ts";
import { defineTexts } from "./texts.ts";

export const mineSections: Readonly<Record<Language, () => Promise<MineTexts>>> = {
  fr: async () => (await import("./mine/fr.ts")).fr,
  en: async () => (await import("./mine/en.ts")).en,
  de: async () => (await import("./mine/de.ts")).de,
  ar: async () => (await import("./mine/ar.ts")).ar,
  cs: async () => (await import("./mine/cs.ts")).cs,
  es: async () => (await import("./mine/es.ts")).es,
  it: async () => (await import("./mine/it.ts")).it,
  nl: async () => (await import("./mine/nl.ts")).nl,
  pl: async () => (await import("./mine/pl.ts")).pl,
  pt: async () => (await import("./mine/pt.ts")).pt,
};

/** The texts of what a visitor follows. */
export const mineTexts = defineTexts((lang) => mineSections[lang]());
