import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * Who plays (`df_li_`): a section, its lists, and in each list the sides with their players. The first list and its first
 * side may stand in the row above them.
 */
export const lineUpKinds = {
  section: { fields: { title: text("LA"), list: text("LB"), side: int("LC") } },
  list: { fields: { title: text("LB"), side: int("LC") } },
  /** 1 home, 2 away. */
  side: { fields: { side: int("LC") } },
  player: {
    fields: {
      /** From 0, in the order of the list. */
      order: int("LH"),
      /** On the first player of a side alone: "4-3-3". */
      formation: text("LD"),
      side: int("LC"),
      id: text("LP"),
      name: text("LI"),
      shortName: text("LN"),
      shirt: text("LJ"),
      line: int("LL"),
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
