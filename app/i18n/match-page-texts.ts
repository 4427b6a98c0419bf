import { load, type Texts } from "#texts/match/page.js";
import { defineTexts } from "./texts.ts";

/** The texts of the tabs of a race or tournament. */
export type FieldPageTexts = Texts["field"];

/** The texts of the page of a match that no other page has. */
export const matchPageTexts = defineTexts((lang) => load[lang]());
