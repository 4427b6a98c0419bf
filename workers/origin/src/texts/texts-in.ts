import { all as finishMethods } from "#texts/domain/finishMethods.all.js";
import { all as feeds } from "#texts/feeds.all.js";
import { allTexts } from "../../../../shared/texts/all-texts.ts";
import { byLanguage, type Language } from "../../../../shared/texts/languages.ts";
import type { Texts } from "./origin-texts.ts";

/** One isolate answers in every language, so all are in the bundle. */
export const originTexts: Readonly<Record<Language, Texts>> = byLanguage((lang) => ({
  ...allTexts[lang],
  ...feeds[lang],
  finishMethods: finishMethods[lang],
}));

/** Every text that feeds are written with, in a language. */
export const textsIn = (lang: Language): Texts => originTexts[lang];
