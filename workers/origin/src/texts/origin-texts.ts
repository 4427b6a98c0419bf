import type { Texts as FinishMethodTexts } from "#texts/domain/finishMethods.js";
import type { SharedTexts } from "../../../../shared/texts/shared-texts.ts";
import type { CommentaryTexts, ReportTexts } from "./commentary-texts.ts";
import type { LabelTexts, PlayTexts, StatisticTexts } from "./label-texts.ts";
import type { NewsTexts } from "./news-texts.ts";
import type { RoundTexts, TableTexts, ZoneTexts } from "./table-texts.ts";

/** The texts of feeds and news in one language: the shared ones, and sections of their own. */
export type Texts = SharedTexts & {
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
