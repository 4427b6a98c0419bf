import { cs as shared } from "../../../../shared/texts/cs.ts";
import { finishMethods } from "../../../../shared/texts/cs/finish-methods.ts";
import { commentary } from "./cs/commentary.ts";
import { labels } from "./cs/labels.ts";
import { news } from "./cs/news.ts";
import { plays } from "./cs/plays.ts";
import { report } from "./cs/report.ts";
import { rounds } from "./cs/rounds.ts";
import { statistics } from "./cs/statistics.ts";
import { tables } from "./cs/tables.ts";
import { zones } from "./cs/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const cs: Texts = {
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
