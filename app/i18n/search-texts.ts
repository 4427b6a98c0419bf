import { load, type Texts } from "#texts/pages/search.js";
import { defineTexts } from "./texts.ts";

export type SearchTexts = Texts;

/** The texts of the search window and its page. */
export const searchTexts = defineTexts((lang) => load[lang]());
