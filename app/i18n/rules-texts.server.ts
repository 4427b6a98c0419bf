import { all, type Texts } from "#texts/pages/rules.all.js";

export type RulesTexts = Texts;

/** The page brings its own text as data: no browser loads the others. */
export const rulesTexts = all;
