import { load } from "#texts/pages/veil.js";
import { defineTexts } from "./texts.ts";

/** The texts of how late results are shown, and of what shows them. */
export const veilTexts = defineTexts((lang) => load[lang]());
