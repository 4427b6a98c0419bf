import type { Messages } from "./site/fr.ts";
import { defineTexts, type TextLoaders } from "./texts.ts";

export const siteLoaders: TextLoaders<Messages> = {
  fr: async () => (await import("./site/fr.ts")).fr,
  en: async () => (await import("./site/en.ts")).en,
};

/** The texts of the frame, of lists and of rows. */
export const siteTexts = defineTexts(siteLoaders);
