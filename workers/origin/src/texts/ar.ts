import { ar as shared } from "../../../../shared/texts/ar.ts";
import { finishMethods } from "../../../../shared/texts/ar/finish-methods.ts";
import { commentary } from "./ar/commentary.ts";
import { labels } from "./ar/labels.ts";
import { news } from "./ar/news.ts";
import { plays } from "./ar/plays.ts";
import { report } from "./ar/report.ts";
import { rounds } from "./ar/rounds.ts";
import { statistics } from "./ar/statistics.ts";
import { tables } from "./ar/tables.ts";
import { zones } from "./ar/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const ar: Texts = {
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
