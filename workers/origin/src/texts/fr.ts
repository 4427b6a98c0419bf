import { fr as shared } from "../../../../shared/texts/fr.ts";
import { finishMethods } from "../../../../shared/texts/fr/finish-methods.ts";
import { commentary } from "./fr/commentary.ts";
import { labels } from "./fr/labels.ts";
import { news } from "./fr/news.ts";
import { plays } from "./fr/plays.ts";
import { report } from "./fr/report.ts";
import { rounds } from "./fr/rounds.ts";
import { statistics } from "./fr/statistics.ts";
import { tables } from "./fr/tables.ts";
import { zones } from "./fr/zones.ts";
import type { Texts } from "./origin-texts.ts";

export const fr: Texts = {
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
