import { de as shared } from "../../../../shared/texts/de.ts";
import { finishMethods } from "../../../../shared/texts/de/finish-methods.ts";
import { commentary } from "./de/commentary.ts";
import { labels } from "./de/labels.ts";
import { news } from "./de/news.ts";
import { plays } from "./de/plays.ts";
import { report } from "./de/report.ts";
import { rounds } from "./de/rounds.ts";
import { statistics } from "./de/statistics.ts";
import { tables } from "./de/tables.ts";
import { zones } from "./de/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const de: Texts = {
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
