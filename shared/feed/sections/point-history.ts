import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** Point by point (`df_mh_`): a set's row is followed by its games'. */
export const pointHistoryKinds = {
  set: { fields: { label: text("HA") } },
  game: {
    fields: {
      number: int("HB"),
      homeScore: int("HC"),
      awayScore: int("HE"),
      /** 1 home, 2 away. */
      server: int("HG"),
      winner: int("HK"),
      /** "15:0, 30:0"; break and set balls are marked `|B1|`. */
      points: text("HL"),
      homeLead: text("HI"),
      awayLead: text("HJ"),
    },
  },
} as const;

export const pointHistorySection = createSectionCodec(pointHistoryKinds);
