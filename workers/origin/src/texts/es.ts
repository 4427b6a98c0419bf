import { es as shared } from "../../../../shared/texts/es.ts";
import { finishMethods } from "../../../../shared/texts/es/finish-methods.ts";
import { commentary } from "./es/commentary.ts";
import { labels } from "./es/labels.ts";
import { news } from "./es/news.ts";
import { plays } from "./es/plays.ts";
import { report } from "./es/report.ts";
import { rounds } from "./es/rounds.ts";
import { statistics } from "./es/statistics.ts";
import { tables } from "./es/tables.ts";
import { zones } from "./es/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const es: Texts = {
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
