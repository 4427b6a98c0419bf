import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

/** What the stages of events are called. */
export const statusTexts = defineTexts(async (lang) => (await catalogues[lang]()).statuses);
