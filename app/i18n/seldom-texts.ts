import { load } from "#texts/pages/seldom.js";
import { defineTexts } from "./texts.ts";

/** Texts that a list seldom needs: it has nothing to show, or a game cannot be followed. */
export const seldomTexts = defineTexts((lang) => load[lang]());
