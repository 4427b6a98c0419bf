import { load } from "#texts/pages/seasonStatistics.js";
import { defineTexts } from "./texts.ts";

/** The texts of a season's statistics. */
export const seasonStatisticsTexts = defineTexts((lang) => load[lang]());
