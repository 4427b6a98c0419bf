import { sportIds } from "../../shared/sports/sport-ids.ts";
import { stableId } from "../../shared/identity/stable-id.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { toLeague, type LeagueFacts } from "../catalogue/league.ts";
import { seasonAt } from "../catalogue/season.ts";
import type { Fixture } from "../../shared/providers/provider.ts";
import { matchId } from "./match-outcome.ts";

/** A game of football that the built-in world will play. */
export type PlannedMatch = {
  readonly league: LeagueFacts;
  readonly round: string;
  readonly home: Participant;
  readonly away: Participant;
  readonly startSeconds: number;
  /** Where two games decide: which of them this one is. */
  readonly leg?: 1 | 2;
};

export function toFixture({ league: worldLeague, round, home, away, startSeconds, leg }: PlannedMatch): Fixture {
  const league = toLeague(worldLeague, seasonAt(worldLeague.seasonStartMonth, startSeconds));
  const { stageId } = league;
  const series = leg === undefined ? {} : { seriesId: seriesId(stageId, round, home.id, away.id) };
  return {
    league,
    schedule: {
      eventId: matchId(stageId, round, home.id, away.id, leg),
      leagueStageId: stageId,
      sportId: sportIds.soccer,
      startSeconds,
      timeKnown: true,
      round,
      ...series,
      home,
      away,
      provider: "simulator",
      clockRate: 1,
    },
  };
}

/** The same for both legs. */
export const seriesId = (stageId: string, round: string, ...teamIds: readonly [string, string]): string =>
  stableId(sportIds.soccer, "series", stageId, round, ...teamIds.toSorted());
