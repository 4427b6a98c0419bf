import { stableId } from "../../../shared/identity/stable-id.ts";
import { dayNumber } from "../../../shared/time/day.ts";
import { parseTimeOfDay } from "../../../shared/time/zoned.ts";
import type { League, Participant, Schedule } from "../../../shared/timeline/schedule.ts";
import { seasonAt } from "../../catalogue/season.ts";
import type { Competition, Venue } from "../../catalogue/sports/competition.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { translated } from "../../texts/names-of.ts";
import { toLeague, toStarter } from "../../catalogue/sports/to-league.ts";
import type { Fixture } from "../../../shared/providers/provider.ts";
import { randomOf, shuffled } from "../../../shared/random/random.ts";

/** One race, tournament or contest: a league of its own, whose events are its starters. */
export type Edition = {
  readonly league: League;
  readonly startSeconds: number;
  readonly venue: Venue;
  readonly starters: readonly Participant[];
};

const daySeconds = 86_400;

/** When and as what a competition begins on a UTC day, without its starters. */
function startsOf(competition: Competition, day: number): readonly Omit<Edition, "starters">[] {
  const { field, startsUtc, rank } = competition;
  if (field === null || (day + rank) % field.everyDays !== 0) return [];
  return startsUtc.map((start, index) => {
    const startSeconds = day * daySeconds + (parseTimeOfDay(start) ?? 0) * 60;
    const turn = Math.floor(day / field.everyDays) * startsUtc.length + index;
    const venue = field.venues[turn % field.venues.length] ?? { name: "" };
    const season = seasonAt(competition.seasonStartMonth, startSeconds);
    const placeIn = (lang: Language) => ` - ${translated(venue.name, lang)}`;
    return { league: toLeague(competition, season, placeIn, String(day), start), startSeconds, venue };
  });
}

function startersOf(seed: string, competition: Competition, league: League): readonly Participant[] {
  const { names, field } = competition;
  const starters = shuffled(randomOf(seed, "starters", league.stageId), names).slice(0, field?.starters);
  return starters.map((starter) => toStarter(competition, starter));
}

/** The editions of a competition that begin on a UTC day. */
export const editionsOf = (seed: string, competition: Competition, day: number): readonly Edition[] =>
  startsOf(competition, day).map((start) => ({ ...start, starters: startersOf(seed, competition, start.league) }));

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
    const start = startsOf(competition, day).find(({ league }) => league.stageId === leagueStageId);
    if (start !== undefined) return { ...start, starters: startersOf(seed, competition, start.league) };
  }
  return null;
}
