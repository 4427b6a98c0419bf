import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** The texts of the pages of a competition and of a country. */
export const competitionTexts = defineTexts((lang) => catalogues[lang].competition());
