import { load } from "#texts/pages/settings.js";
import { defineTexts } from "./texts.ts";

/** The texts of the pages of settings and of the site on a phone. */
export const settingsTexts = defineTexts((lang) => load[lang]());
