import type { MatchTexts } from "./match/fr.ts";
import { defineTexts, type TextLoaders } from "./texts.ts";

export const matchLoaders: TextLoaders<MatchTexts> = {
  fr: async () => (await import("./match/fr.ts")).fr,
  en: async () => (await import("./match/en.ts")).en,
};

/** The texts of the page of a match. */
export const matchTexts = defineTexts(matchLoaders);
