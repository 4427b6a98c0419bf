import { load } from "#texts/pages/mixed.js";
import { defineTexts } from "./texts.ts";

/** The texts of pages with the games of several sports. */
export const mixedTexts = defineTexts((lang) => load[lang]());
