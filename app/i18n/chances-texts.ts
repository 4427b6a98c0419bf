import { load, type Texts } from "#texts/pages/chances.js";
import { defineTexts } from "./texts.ts";

export type ChancesTexts = Texts;

/** The texts of the chances of a season. */
export const chancesTexts = defineTexts((lang) => load[lang]());
