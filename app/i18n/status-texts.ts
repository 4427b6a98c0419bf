import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** The names of the stages of events. */
export const statusTexts = defineTexts(async (lang) => (await catalogues[lang]()).statuses);
