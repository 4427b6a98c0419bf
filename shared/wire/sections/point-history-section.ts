import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * Point by point (`df_mh_`): the head of a part, then its games or points. After a tie-break's game come a head and the
 * points of the tie-break.
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
      /** The score after the game or point: the part's score in sports with sets, the match's score in others. */
      homeScore: int("HC"),
      homeTieBreak: int("HD"),
      awayScore: int("HE"),
      awayTieBreak: int("HF"),
      /** 1 home, 2 away. */
      server: int("HG"),
      /** The server, if the server lost the game or point. */
      broken: int("HH"),
      winner: int("HK"),
      /** "15:0, 30:0": `|B1|` marks a break ball, `|B2|` a set ball, `|B3|` a match ball. For an over, its balls: "0, 4, W, 1wd". */
      points: text("HL"),
      /** On a tie-break's point: the next point's chance and its side. "2,1" is a set ball for the home side; 3 is a match ball. */
      chance: text("HM"),
      /** The lead, in parts with a row per point; a hyphen follows it if the other side scored. */
      homeLead: text("HI"),
      awayLead: text("HJ"),
    },
  },
} as const;

export const pointHistorySection = createSectionCodec(pointHistoryKinds);
