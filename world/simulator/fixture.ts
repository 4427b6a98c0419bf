import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { toLeague, type LeagueFacts } from "../catalogue/league.ts";
import { seasonAt } from "../catalogue/season.ts";
import type { Fixture } from "../../shared/timeline/provider.ts";
import { toEventId, type EventKey } from "./event-ids.ts";
import { toSeriesKey } from "./ties.ts";

/** A game of football that the built-in world will play. */
export type PlannedMatch = {
  readonly key: EventKey;
  readonly league: LeagueFacts;
  readonly round: string;
  /** "A" of a cup's groups. */
  readonly group?: string;
  readonly home: Participant;
  readonly away: Participant;
  readonly startSeconds: number;
  /** The number of this game in a tie of two legs. */
  readonly leg?: 1 | 2;
};

export function toFixture(seed: string, match: PlannedMatch): Fixture {
  const { key, league: worldLeague, round, group, home, away, startSeconds, leg } = match;
  const league = toLeague(worldLeague, seasonAt(worldLeague.seasonStartMonth, startSeconds));
  const { stageId } = league;
  const series = leg === undefined ? {} : { seriesId: toEventId(seed, sportIds.soccer, toSeriesKey(key)) };
  return {
    league,
    schedule: {
      eventId: toEventId(seed, sportIds.soccer, key),
      leagueStageId: stageId,
      sportId: sportIds.soccer,
      startSeconds,
      timeKnown: true,
      round,
      ...(group === undefined ? {} : { group }),
      ...series,
      home,
      away,
      provider: "simulator",
      clockRate: 1,
    },
  };
}
