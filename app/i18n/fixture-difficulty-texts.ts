import { load } from "#texts/pages/fixtureDifficulty.js";
import { defineTexts } from "./texts.ts";

/** The texts of the next fixtures of a league's teams. */
export const fixtureDifficultyTexts = defineTexts((lang) => load[lang]());
