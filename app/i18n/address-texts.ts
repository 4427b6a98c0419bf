import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** The words of addresses. */
export const addressTexts = defineTexts(async (lang) => (await catalogues[lang]()).addresses);
