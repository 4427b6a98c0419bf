import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** A player's cells, in the order of the wire. */
const playerCells = {
  id: text("LP"),
  name: text("LI"),
  /** (G) or (C). */
  badge: text("LR"),
  role: text("LS"),
  /** The source's own role, independent of language; it determines the place on the field. Our own key. */
  place: text("TLS"),
  portrait108: text("LPX"),
  /** Empty for a coach. */
  shirt: text("LJ"),
  nationality: text("LQ"),
  shortName: text("LN"),
  line: int("LL"),
  rating: decimal("LPR"),
  substitutionId: text("LII"),
  substitutionMinute: text("LIT"),
  substitutionName: text("LIN"),
  /** The path of the player's page; our own key. */
  path: text("TLU"),
} as const;

/**
 * Line-ups (`df_li_`): each list has the home side's players, then a row for the away side and its players.
 * The first list is in the row of its section.
 */
export const lineUpKinds = {
  section: { fields: { title: text("LA"), list: text("LB"), kind: int("LGT"), side: int("LC") } },
  list: { fields: { title: text("LB"), /** 1 players, 4 coaches. */ kind: int("LGT"), side: int("LC") } },
  /** 1 home, 2 away. */
  side: { fields: { side: int("LC") } },
  /** The first starter of a side: the formation with its goalkeeper, "1-4-3-3", then the cells of a player. */
  firstPlayer: { fields: { formation: text("LD"), order: int("LH"), ...playerCells } },
  /** `order` from 0, over all lists of the side. */
  player: { fields: { order: int("LH"), ...playerCells } },
} as const;

export const lineUpSection = createSectionCodec(lineUpKinds);

/** Players who cannot play or are doubtful (`df_scr_`). */
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
