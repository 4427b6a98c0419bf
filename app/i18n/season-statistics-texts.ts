import { load, type Texts } from "#texts/pages/seasonStatistics.js";
import { defineTexts } from "./texts.ts";

export type SeasonStatisticsTexts = Texts;

/** The texts of a season's statistics. */
export const seasonStatisticsTexts = defineTexts((lang) => load[lang]());
