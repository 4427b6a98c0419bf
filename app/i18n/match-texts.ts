import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** The texts of the page of a match. */
export const matchTexts = defineTexts((lang) => catalogues[lang].match());
