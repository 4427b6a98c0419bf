import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * How a race went (`df_mh_` of a sport without duels): a row for each starter with its place after each reported lap, as
 * `lap:place` joined by bars and the tyres it began on, then a row for each stop of it in the pits with the tyres that it left on.
 * All keys are our own.
 */
export const raceKinds = {
  laps: { fields: { eventId: text("TLE"), name: text("TLM"), marks: text("TLK"), tyre: text("TLT") } },
  stop: { fields: { eventId: text("TSE"), number: int("TSN"), lap: int("TSL"), time: text("TST"), tyre: text("TSY") } },
} as const;

export const raceSection = createSectionCodec(raceKinds);

/**
 * Each starter's result in each round, run or jump (`df_sur_` of a sport without duels): its value as the sport counts it (strokes
 * against par, seconds, points), and the place after it. All keys are our own.
 */
export const roundKinds = {
  round: {
    fields: {
      eventId: text("TDE"),
      number: int("TDN"),
      value: text("TDV"),
      metres: decimal("TDM"),
      rank: int("TDR"),
    },
  },
} as const;

export const roundSection = createSectionCodec(roundKinds);
