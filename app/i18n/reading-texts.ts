import { load } from "#texts/pages/reading.js";
import { defineTexts } from "./texts.ts";

/** The texts of the pages of rankings and news. */
export const readingTexts = defineTexts((lang) => load[lang]());
