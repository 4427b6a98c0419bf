import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** The texts of the pages of rankings and news. */
export const readingTexts = defineTexts((lang) => catalogues[lang].reading());
/** What the rankings are called. */
export const rankingTexts = defineTexts((lang) => catalogues[lang].rankings());
