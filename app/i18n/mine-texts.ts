import { load } from "#texts/pages/mine.js";
import { defineTexts } from "./texts.ts";

/** The texts of what a visitor follows. */
export const mineTexts = defineTexts((lang) => load[lang]());
