import { load } from "#texts/pages/placesByRound.js";
import { defineTexts } from "./texts.ts";

/** The texts of the places after each round. */
export const placesByRoundTexts = defineTexts((lang) => load[lang]());
