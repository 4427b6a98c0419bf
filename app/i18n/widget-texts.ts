import type { Language } from "../../shared/texts/languages.ts";
import type { WidgetTexts } from "./widgets/fr.ts";
import { defineTexts } from "./texts.ts";

export const widgetSections: Readonly<Record<Language, () => Promise<WidgetTexts>>> = {
  fr: async () => (await import("./widgets/fr.ts")).fr,
  en: async () => (await import("./widgets/en.ts")).en,
  de: async () => (await import("./widgets/de.ts")).de,
  ar: async () => (await import("./widgets/ar.ts")).ar,
  cs: async () => (await import("./widgets/cs.ts")).cs,
  es: async () => (await import("./widgets/es.ts")).es,
  it: async () => (await import("./widgets/it.ts")).it,
  nl: async () => (await import("./widgets/nl.ts")).nl,
  pl: async () => (await import("./widgets/pl.ts")).pl,
  pt: async () => (await import("./widgets/pt.ts")).pt,
};

/** The texts of widgets, and of the page that makes one. */
export const widgetTexts = defineTexts((lang) => widgetSections[lang]());
