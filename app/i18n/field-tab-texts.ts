import { load, type Texts } from "#texts/match/fieldTabs.js";
import { defineTexts } from "./texts.ts";

export type FieldTabTexts = Texts;

/** The texts of the tabs that races and tournaments alone have. */
export const fieldTabTexts = defineTexts((lang) => load[lang]());
