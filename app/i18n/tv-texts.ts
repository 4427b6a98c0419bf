import { load } from "#texts/pages/tv.js";
import { defineTexts } from "./texts.ts";

/** The texts of the programme of channels. */
export const tvTexts = defineTexts((lang) => load[lang]());
