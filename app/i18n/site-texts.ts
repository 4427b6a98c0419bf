import type { Texts } from "#texts/frame/site.js";
import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

export type Messages = Texts;

/** The texts of the frame, of lists and of rows. */
export const siteTexts = defineTexts(async (lang) => (await catalogues[lang]()).site);
