import { load, type Texts } from "#texts/pages/standings.js";
import { defineTexts } from "./texts.ts";

export type StandingsTexts = Texts;

/** The texts of tables of leagues. */
export const standingsTexts = defineTexts((lang) => load[lang]());
