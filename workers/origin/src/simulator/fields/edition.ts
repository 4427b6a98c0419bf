import { stableId } from "../../../../../shared/identity/stable-id.ts";
import { dayNumber } from "../../../../../shared/time/day.ts";
import { parseTimeOfDay } from "../../../../../shared/time/zoned.ts";
import type { League, Participant, Schedule } from "../../../../../shared/timeline/schedule.ts";
import { seasonAt } from "../../world/season.ts";
import type { Competition } from "../../world/sports/competition.ts";
import { competitionsOf } from "../../world/sports/competitions.ts";
import { toLeague, toStarter } from "../../world/sports/to-league.ts";
import type { Fixture } from "../fixtures.ts";
import { randomOf, shuffled } from "../random.ts";

/** One race, tournament or contest: a league of its own, whose events are its starters. */
export type Edition = {
  readonly league: League;
  readonly startSeconds: number;
  readonly starters: readonly Participant[];
};

const daySeconds = 86_400;

/** The editions of a competition that begin on a UTC day. */
export function editionsOf(seed: string, competition: Competition, day: number): readonly Edition[] {
  const { field, startsUtc, rank, sportId } = competition;
  if (field === null || (day + rank) % field.everyDays !== 0) return [];
  return startsUtc.map((start, index): Edition => {
    const startSeconds = day * daySeconds + (parseTimeOfDay(start) ?? 0) * 60;
    const turn = Math.floor(day / field.everyDays) * startsUtc.length + index;
    const name = `${competition.name} - ${field.venues[turn % field.venues.length]}`;
    const season = seasonAt(competition.seasonStartMonth, startSeconds);
    const league = toLeague(competition, season, name, String(day), start);
    const random = randomOf(seed, "starters", league.stageId);
    const starters = shuffled(random, competition.names).slice(0, field.starters);
    return { league, startSeconds, starters: starters.map((starter) => toStarter(sportId, starter)) };
  });
}

export const toFixtures = ({ league, startSeconds, starters }: Edition): readonly Fixture[] =>
  starters.map((starter) => ({
    league,
    schedule: {
      eventId: stableId(league.sportId, "simulated", league.stageId, starter.id),
      leagueStageId: league.stageId,
      sportId: league.sportId,
      startSeconds,
      timeKnown: true,
      round: "",
      home: starter,
      away: null,
      provider: "simulator",
      clockRate: 1,
    },
  }));

/** The edition that an event belongs to; null when the world has no such. */
export function editionOf(seed: string, { sportId, startSeconds, leagueStageId }: Schedule): Edition | null {
  const day = dayNumber(startSeconds, 0);
  for (const competition of competitionsOf(sportId)) {
    const edition = editionsOf(seed, competition, day).find(({ league }) => league.stageId === leagueStageId);
    if (edition !== undefined) return edition;
  }
  return null;
}
