import { load } from "#texts/pages/widgets.js";
import { defineTexts } from "./texts.ts";

/** The texts of widgets, and of the page that makes one. */
export const widgetTexts = defineTexts((lang) => load[lang]());
