import { pt as shared } from "../../../../shared/texts/pt.ts";
import { finishMethods } from "../../../../shared/texts/pt/finish-methods.ts";
import { commentary } from "./pt/commentary.ts";
import { labels } from "./pt/labels.ts";
import { news } from "./pt/news.ts";
import { plays } from "./pt/plays.ts";
import { report } from "./pt/report.ts";
import { rounds } from "./pt/rounds.ts";
import { statistics } from "./pt/statistics.ts";
import { tables } from "./pt/tables.ts";
import { zones } from "./pt/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const pt: Texts = {
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
