import type { Language } from "../../shared/texts/languages.ts";
import type { ParticipantStatusTexts } from "../../shared/texts/shared-texts.ts";
import { defineTexts } from "./texts.ts";

export const stopSections: Readonly<Record<Language, () => Promise<ParticipantStatusTexts>>> = {
  fr: async () => (await import("./stops/fr.ts")).fr,
  en: async () => (await import("./stops/en.ts")).en,
  de: async () => (await import("./stops/de.ts")).de,
  ar: async () => (await import("./stops/ar.ts")).ar,
  cs: async () => (await import("./stops/cs.ts")).cs,
  es: async () => (await import("./stops/es.ts")).es,
  it: async () => (await import("./stops/it.ts")).it,
  nl: async () => (await import("./stops/nl.ts")).nl,
  pl: async () => (await import("./stops/pl.ts")).pl,
  pt: async () => (await import("./stops/pt.ts")).pt,
};

/** Why a starter has no place, as short as a place: "Ab." */
export const stopTexts = defineTexts((lang) => stopSections[lang]());
