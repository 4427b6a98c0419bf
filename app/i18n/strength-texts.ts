import { load } from "#texts/pages/strength.js";
import { defineTexts } from "./texts.ts";

/** The texts of strengths and their rankings. */
export const strengthTexts = defineTexts((lang) => load[lang]());
