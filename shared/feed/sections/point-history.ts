import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * Point by point (`df_mh_`): the head of a part, its games or points, and after the game that a tie-break is the head of
 * its own points.
 */
export const pointHistoryKinds = {
  period: {
    fields: {
      label: text("HA"),
      /** "Point by point - Set 1" */
      title: text("HB"),
    },
  },
  /** "Tiebreak - Set 1"; its points follow. */
  tieBreak: { fields: { title: text("HB") } },
  game: {
    fields: {
      /** After the game or point: of the part in sports of sets, of the match elsewhere. */
      homeScore: int("HC"),
      homeTieBreak: int("HD"),
      awayScore: int("HE"),
      awayTieBreak: int("HF"),
      /** 1 home, 2 away. */
      server: int("HG"),
      /** The server, where the service was lost. */
      broken: int("HH"),
      winner: int("HK"),
      /** "15:0, 30:0": `|B1|` marks a break ball, `|B2|` a set ball, `|B3|` a match ball. Of an over its balls: "0, 4, W, 1wd". */
      points: text("HL"),
      /** Of a tie-break's point: what the next one may win, and for whom: "2,1" a set ball of the home side, 3 a match ball. */
      chance: text("HM"),
      /** Where each point is a row: the lead, with a hyphen behind it when the other side scored. */
      homeLead: text("HI"),
      awayLead: text("HJ"),
    },
  },
} as const;

export const pointHistorySection = createSectionCodec(pointHistoryKinds);
