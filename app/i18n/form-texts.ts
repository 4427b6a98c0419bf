import { load } from "#texts/pages/forms.js";
import { defineTexts } from "./texts.ts";

/** The letters and words of how a game ended for a side. */
export const formTexts = defineTexts((lang) => load[lang]());
