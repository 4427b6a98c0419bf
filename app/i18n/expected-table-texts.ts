import { load } from "#texts/pages/expectedTable.js";
import { defineTexts } from "./texts.ts";

/** The texts of a season's table by shots. */
export const expectedTableTexts = defineTexts((lang) => load[lang]());
