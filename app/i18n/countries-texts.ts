import { load } from "#texts/pages/countries.js";
import { defineTexts } from "./texts.ts";

/** The texts of the page of all countries. */
export const countriesTexts = defineTexts((lang) => load[lang]());
