import { load } from "#texts/domain/stopCodes.js";
import { defineTexts } from "./texts.ts";

/** Why a starter has no place, as short as a place: "Ab." */
export const stopTexts = defineTexts((lang) => load[lang]());
