import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** Who plays (`df_li_`): a section's row, its lists' rows, each followed by its players'. */
export const lineUpKinds = {
  section: { fields: { title: text("LA") } },
  list: { fields: { title: text("LB") } },
  player: {
    fields: {
      /** 1 home, 2 away. */
      side: int("LC"),
      /** On the first player of a side alone: "4-3-3". */
      formation: text("LD"),
      id: text("LP"),
      name: text("LI"),
      shortName: text("LN"),
      shirt: text("LJ"),
      line: int("LL"),
      order: int("LH"),
      nationality: text("LQ"),
      /** (G) or (C). */
      badge: text("LR"),
      role: text("LS"),
      rating: decimal("LPR"),
      portrait36: text("LPI36"),
      portrait42: text("LPZ42"),
      portrait72: text("LPL72"),
      portrait84: text("LPY84"),
      portrait108: text("LPX108"),
      portrait126: text("LPQ126"),
      substitutionId: text("LII"),
      substitutionMinute: text("LIT"),
      substitutionName: text("LIN"),
    },
  },
} as const;

export const lineUpSection = createSectionCodec(lineUpKinds);

/** Who cannot play (`df_scr_`). */
export const absenceKinds = {
  absence: {
    fields: {
      side: int("SPT"),
      name: text("SPN"),
      playerId: text("SPI"),
      path: text("SPR"),
      nation: text("SPG"),
      reason: text("SPE"),
      availability: text("SPD"),
    },
  },
} as const;

export const absenceSection = createSectionCodec(absenceKinds);
