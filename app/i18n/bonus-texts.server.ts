import { all } from "#texts/pages/bonus.all.js";

/** The page brings its own text as data: no browser loads the others. */
export const bonusTexts = all;
