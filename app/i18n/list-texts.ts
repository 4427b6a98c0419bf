import { load, type Texts } from "#texts/lists.js";
import { defineTexts } from "./texts.ts";

/** The texts of races and tournaments. */
export type FieldTexts = Texts["field"];

/** The texts of lists and their rows, in one file for each language: a list loads them all. */
export const listTexts = defineTexts((lang) => load[lang]());
