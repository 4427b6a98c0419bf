import { en as shared } from "../../../../shared/texts/en.ts";
import { finishMethods } from "../../../../shared/texts/en/finish-methods.ts";
import { commentary } from "./en/commentary.ts";
import { labels } from "./en/labels.ts";
import { news } from "./en/news.ts";
import { plays } from "./en/plays.ts";
import { report } from "./en/report.ts";
import { rounds } from "./en/rounds.ts";
import { statistics } from "./en/statistics.ts";
import { tables } from "./en/tables.ts";
import { zones } from "./en/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const en: Texts = {
  ...shared,
  finishMethods,
  labels,
  plays,
  statistics,
  commentary,
  report,
  tables,
  zones,
  rounds,
  news,
};
