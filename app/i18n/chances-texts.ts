import { load } from "#texts/pages/chances.js";
import { defineTexts } from "./texts.ts";

/** The texts of the chances of a season. */
export const chancesTexts = defineTexts((lang) => load[lang]());
