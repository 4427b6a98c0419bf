import { it as shared } from "../../../../shared/texts/it.ts";
import { finishMethods } from "../../../../shared/texts/it/finish-methods.ts";
import { commentary } from "./it/commentary.ts";
import { labels } from "./it/labels.ts";
import { news } from "./it/news.ts";
import { plays } from "./it/plays.ts";
import { report } from "./it/report.ts";
import { rounds } from "./it/rounds.ts";
import { statistics } from "./it/statistics.ts";
import { tables } from "./it/tables.ts";
import { zones } from "./it/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const it: Texts = {
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
