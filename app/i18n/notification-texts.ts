import type { Language } from "../../shared/texts/languages.ts";
import type { NotificationTexts } from "./notifications/fr.ts";
import { defineTexts } from "./texts.ts";

export const notificationSections: Readonly<Record<Language, () => Promise<NotificationTexts>>> = {
  fr: async () => (await import("./notifications/fr.ts")).fr,
  en: async () => (await import("./notifications/en.ts")).en,
  de: async () => (await import("./notifications/de.ts")).de,
  ar: async () => (await import("./notifications/ar.ts")).ar,
  cs: async () => (await import("./notifications/cs.ts")).cs,
  es: async () => (await import("./notifications/es.ts")).es,
  it: async () => (await import("./notifications/it.ts")).it,
  nl: async () => (await import("./notifications/nl.ts")).nl,
  pl: async () => (await import("./notifications/pl.ts")).pl,
  pt: async () => (await import("./notifications/pt.ts")).pt,
};

/** The texts around notifications; a notification brings its own text. */
export const notificationTexts = defineTexts((lang) => notificationSections[lang]());
