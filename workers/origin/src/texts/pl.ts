import { pl as shared } from "../../../../shared/texts/pl.ts";
import { finishMethods } from "../../../../shared/texts/pl/finish-methods.ts";
import { commentary } from "./pl/commentary.ts";
import { labels } from "./pl/labels.ts";
import { news } from "./pl/news.ts";
import { plays } from "./pl/plays.ts";
import { report } from "./pl/report.ts";
import { rounds } from "./pl/rounds.ts";
import { statistics } from "./pl/statistics.ts";
import { tables } from "./pl/tables.ts";
import { zones } from "./pl/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const pl: Texts = {
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
