import type { Language } from "../../shared/texts/languages.ts";
import type { AccountTexts } from "./account/fr.ts";
import { defineTexts } from "./texts.ts";

export const accountSections: Readonly<Record<Language, () => Promise<AccountTexts>>> = {
  fr: async () => (await import("./account/fr.ts")).fr,
  en: async () => (await import("./account/en.ts")).en,
  de: async () => (await import("./account/de.ts")).de,
  ar: async () => (await import("./account/ar.ts")).ar,
  cs: async () => (await import("./account/cs.ts")).cs,
  es: async () => (await import("./account/es.ts")).es,
  it: async () => (await import("./account/it.ts")).it,
  nl: async () => (await import("./account/nl.ts")).nl,
  pl: async () => (await import("./account/pl.ts")).pl,
  pt: async () => (await import("./account/pt.ts")).pt,
};

/** The texts of accounts, for their windows; the pages without scripts are written by the gateway. */
export const accountTexts = defineTexts((lang) => accountSections[lang]());
