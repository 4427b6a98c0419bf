import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** The texts of the pages of teams and players. */
export const peopleTexts = defineTexts((lang) => catalogues[lang].people());
