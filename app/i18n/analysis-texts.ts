import { load } from "#texts/match/analysis.js";
import { defineTexts } from "./texts.ts";

/** The texts of a match's momentum, chances and shots. */
export const analysisTexts = defineTexts((lang) => load[lang]());
