import { all as finishMethods } from "#texts/lists/finishMethods.all.js";
import { all as feeds } from "#texts/feeds.all.js";
import type { Texts as FinishMethodTexts } from "#texts/lists/finishMethods.js";
import { allTexts } from "../../../../shared/texts/all-texts.ts";
import { byLanguage, type Language } from "../../../../shared/texts/languages.ts";
import type { SharedTexts } from "../../../../shared/texts/shared-texts.ts";
import type { CommentaryTexts, ReportTexts } from "./commentary-texts.ts";
import type { LabelTexts, PlayTexts, StatisticTexts } from "./label-texts.ts";
import type { NewsTexts } from "./news-texts.ts";
import type { RoundTexts, TableTexts, ZoneTexts } from "./table-texts.ts";

/** One isolate answers in every language, so all are in the bundle. */
export const originTexts: Readonly<Record<Language, Texts>> = byLanguage((lang) => ({
  ...allTexts[lang],
  ...feeds[lang],
  finishMethods: finishMethods[lang],
}));

/** Every text that feeds are written with, in a language. */
export const textsIn = (lang: Language): Texts => originTexts[lang];

/** The texts of feeds and news in one language: the shared ones, and sections of their own. */
type Texts = SharedTexts & {
  readonly finishMethods: FinishMethodTexts;
  readonly labels: LabelTexts;
  readonly plays: PlayTexts;
  readonly statistics: StatisticTexts;
  readonly commentary: CommentaryTexts;
  readonly report: ReportTexts;
  readonly tables: TableTexts;
  readonly zones: ZoneTexts;
  readonly rounds: RoundTexts;
  readonly news: NewsTexts;
};
