import { load } from "#texts/pages/competition.js";
import { defineTexts } from "./texts.ts";

/** The texts of the pages of a competition and of a country. */
export const competitionTexts = defineTexts((lang) => load[lang]());
