import { decimal, int, ints, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * The chances of a season (`to_` of the tab `chances`), which is ours: what was simulated, the zones of the table, then the teams in
 * its order.
 */
export const chancesKinds = {
  simulation: {
    fields: {
      seasons: int("CHS"),
      /** The same seed gives the same chances. */
      seed: text("CHX"),
      gamesPlayed: int("CHP"),
      gamesLeft: int("CHL"),
      /** Of those: the games that are on, and were played on from their score. */
      gamesRunning: int("CHK"),
      /** The latest game whose result counts, its start in unix seconds, and its score as "2:1". */
      eventId: text("CHE"),
      startSeconds: int("CHC"),
      homeName: text("CHH"),
      awayName: text("CHA"),
      score: text("CHG"),
    },
  },
  zone: {
    fields: {
      code: text("CHZ"),
      label: text("CHN"),
      /** Hexadecimal, without a mark before it. */
      colour: text("CHU"),
      /** The first and the last place of the zone, counted from 1. */
      from: int("CHF"),
      to: int("CHO"),
    },
  },
  team: {
    fields: {
      rank: int("CHR"),
      team: text("CHT"),
      teamId: text("CHI"),
      path: text("CHY"),
      played: int("CHM"),
      points: int("CHQ"),
      expectedPoints: decimal("CHV"),
      /** The best and the worst place that the points still allow. */
      best: int("CHB"),
      worst: int("CHW"),
      /** In how many of the simulated seasons the team had each place: "6712|1201|…". */
      places: ints("CHD", "|"),
    },
  },
} as const;

export const chancesSection = createSectionCodec(chancesKinds);
