import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * A season's statistics (`to_` of the tab `seasonStatisticsTab`), which are ours: the matches that they follow from, the teams, then each
 * statistic with those who are ranked by it.
 */
export const seasonStatisticsKinds = {
  matches: {
    fields: {
      counted: int("GSM"),
      /** Matches that are over; more than were counted where nothing but the score of some is known. */
      played: int("GSO"),
      firstSeconds: int("GSF"),
      lastSeconds: int("GSL"),
    },
  },
  team: { fields: { teamId: text("GST"), name: text("GSN"), path: text("GSY") } },
  statistic: {
    fields: {
      /** A statistic's name (`shared/sports/statistic-types.ts`), or the code of a column of players' statistics. */
      code: text("GSC"),
      label: text("GSB"),
      /** "team": means of a match; "share": per cent of a team; "sum": sums of players; "mark": means of their marks. */
      kind: text("GSK"),
    },
    groups: {
      rank: int("GSR"),
      teamId: text("GSI"),
      /** Of a player. */
      player: text("GSP"),
      path: text("GSQ"),
      value: decimal("GSV"),
      games: int("GSG"),
    },
  },
} as const;

export const seasonStatisticsSection = createSectionCodec(seasonStatisticsKinds);
