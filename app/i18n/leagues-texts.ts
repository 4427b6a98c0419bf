import { load } from "#texts/pages/leagues.js";
import { defineTexts } from "./texts.ts";

/** The texts of the visitor's leagues, of the list of countries, and of the choice of a language. */
export const leaguesTexts = defineTexts((lang) => load[lang]());
