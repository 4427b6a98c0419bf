import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** The texts of tables of leagues. */
export const standingsTexts = defineTexts((lang) => catalogues[lang].standings());
