import { load } from "#texts/match/decision.js";
import { defineTexts } from "./texts.ts";

/** The texts about what decided a match, which only the page of a finished one has. */
export const decisionTexts = defineTexts((lang) => load[lang]());
