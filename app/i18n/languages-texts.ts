import { load } from "#texts/pages/languages.js";
import { defineTexts } from "./texts.ts";

/** The texts of the page and the windows of languages. */
export const languagesTexts = defineTexts((lang) => load[lang]());
