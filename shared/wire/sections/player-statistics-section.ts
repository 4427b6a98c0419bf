import { text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * Each player's statistics (`df_psn_`): the rows of the section of all players, its table, its columns and its players;
 * then a section for each side, with its players' rows. The first column is the player.
 */
export const playerStatisticsKinds = {
  section: { fields: { title: text("PA") } },
  table: { fields: { title: text("TT") } },
  column: { fields: { code: text("PF"), label: text("PG"), type: text("PH") } },
  player: {
    fields: {
      name: text("PJ"),
      path: text("PK"),
      nation: text("PL"),
      nationId: text("PM"),
      /** Three letters. */
      team: text("PN"),
      /** In the order of the columns behind the player; a player without a figure has "-" there. */
      values: texts("PC", "|"),
    },
  },
} as const;

export const playerStatisticsSection = createSectionCodec(playerStatisticsKinds);
