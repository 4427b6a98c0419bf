import type { Language } from "../../shared/texts/languages.ts";
import type { ParticipantStatusTexts } from "../../shared/texts/shared-texts.ts";
import { defineTexts } from "./texts.ts";

export const stopSections: Readonly<Record<Language, () => Promise<ParticipantStatusTexts>>> = {
  fr: async () => (await import("../../shared/texts/fr/stop-codes.ts")).stopCodes,
  en: async () => (await import("../../shared/texts/en/stop-codes.ts")).stopCodes,
  de: async () => (await import("../../shared/texts/de/stop-codes.ts")).stopCodes,
  ar: async () => (await import("../../shared/texts/ar/stop-codes.ts")).stopCodes,
  cs: async () => (await import("../../shared/texts/cs/stop-codes.ts")).stopCodes,
  es: async () => (await import("../../shared/texts/es/stop-codes.ts")).stopCodes,
  it: async () => (await import("../../shared/texts/it/stop-codes.ts")).stopCodes,
  nl: async () => (await import("../../shared/texts/nl/stop-codes.ts")).stopCodes,
  pl: async () => (await import("../../shared/texts/pl/stop-codes.ts")).stopCodes,
  pt: async () => (await import("../../shared/texts/pt/stop-codes.ts")).stopCodes,
};

/** Why a starter has no place, as short as a place: "Ab." */
export const stopTexts = defineTexts((lang) => stopSections[lang]());
