import { load, type Texts } from "#texts/pages/people.js";
import { defineTexts } from "./texts.ts";

export type PeopleTexts = Texts;

/** The texts of the pages of teams and players. */
export const peopleTexts = defineTexts((lang) => load[lang]());
