import type { Language } from "../../shared/texts/languages.ts";
import type { SettingsTexts } from "./settings/fr.ts";
import { defineTexts } from "./texts.ts";

export const settingsSections: Readonly<Record<Language, () => Promise<SettingsTexts>>> = {
  fr: async () => (await import("./settings/fr.ts")).fr,
  en: async () => (await import("./settings/en.ts")).en,
  de: async () => (await import("./settings/de.ts")).de,
  ar: async () => (await import("./settings/ar.ts")).ar,
  cs: async () => (await import("./settings/cs.ts")).cs,
  es: async () => (await import("./settings/es.ts")).es,
  it: async () => (await import("./settings/it.ts")).it,
  nl: async () => (await import("./settings/nl.ts")).nl,
  pl: async () => (await import("./settings/pl.ts")).pl,
  pt: async () => (await import("./settings/pt.ts")).pt,
};

/** The texts of the pages of settings and of the site on a phone. */
export const settingsTexts = defineTexts((lang) => settingsSections[lang]());
