import { load } from "#texts/pages/whatIf.js";
import { defineTexts } from "./texts.ts";

/** The texts of a season with assumed results. */
export const whatIfTexts = defineTexts((lang) => load[lang]());
