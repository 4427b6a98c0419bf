import { nl as shared } from "../../../../shared/texts/nl.ts";
import { finishMethods } from "../../../../shared/texts/nl/finish-methods.ts";
import { commentary } from "./nl/commentary.ts";
import { labels } from "./nl/labels.ts";
import { news } from "./nl/news.ts";
import { plays } from "./nl/plays.ts";
import { report } from "./nl/report.ts";
import { rounds } from "./nl/rounds.ts";
import { statistics } from "./nl/statistics.ts";
import { tables } from "./nl/tables.ts";
import { zones } from "./nl/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const nl: Texts = {
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
