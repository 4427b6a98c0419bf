import { load } from "#texts/pages/forecasts.js";
import { defineTexts } from "./texts.ts";

/** The texts of the judged forecasts of a competition. */
export const forecastsTexts = defineTexts((lang) => load[lang]());
