import type { Language } from "../../shared/texts/languages.ts";
import type { NotificationTexts } from "./notifications/fr.ts";
import { defineTexts } from "./texts.ts";

export const notificationSections: Readonly<Record<Language, () => Promise<NotificationTexts>>> = {
  fr: async () => (await import("./notifications/fr.ts")).fr,
  en: async () => (await import("./notifications/en.ts")).en,
  de: async () => (await import("./notifications/de.ts")).de,
};

/** The texts around notifications; what they say themselves comes with them. */
export const notificationTexts = defineTexts((lang) => notificationSections[lang]());
