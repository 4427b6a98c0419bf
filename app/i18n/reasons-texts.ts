import { load, type Texts } from "#texts/match/reasons.js";
import { defineTexts } from "./texts.ts";

export type ReasonsTexts = Texts;

/** The texts that say before a match why its favourite has its chance. */
export const reasonsTexts = defineTexts((lang) => load[lang]());
