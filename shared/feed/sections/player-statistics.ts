import { text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** What each player did (`df_psn_`): a section's row, its tables', each with its columns' and then its players'. */
export const playerStatisticsKinds = {
  section: { fields: { title: text("PA") } },
  table: { fields: { title: text("TT") } },
  column: { fields: { code: text("PF"), label: text("PG"), type: text("PH") } },
  player: {
    fields: {
      name: text("PJ"),
      path: text("PK"),
      nation: text("PL"),
      team: text("PN"),
      /** In the order of the columns; a player without a figure has "-" there. */
      values: texts("PC", "|"),
    },
  },
} as const;

export const playerStatisticsSection = createSectionCodec(playerStatisticsKinds);
