import { load, type Texts } from "#texts/match/match.js";
import { defineTexts } from "./texts.ts";

export type MatchTexts = Texts;

/** The texts of the page of a match. */
export const matchTexts = defineTexts((lang) => load[lang]());
