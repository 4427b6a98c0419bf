import { sportById } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Incident } from "../../shared/timeline/incident.ts";
import type { Schedule } from "../../shared/timeline/schedule.ts";
import { competitionsOf } from "../catalogue/sports/competitions.ts";
import { editionsOf, toFixtures } from "./fields/edition.ts";
import { simulateStarter } from "./fields/simulate-starter.ts";
import type { Fixture } from "../../shared/timeline/provider.ts";
import { positionIn, type ScriptPosition } from "../../shared/timeline/script-position.ts";
import { summarizeAtMatch, simulateMatch } from "./simulate-match.ts";
import { drawFixtures } from "./sports/draw-fixtures.ts";
import { duelFixtures } from "./sports/duel-fixtures.ts";
import { simulateDuel } from "./sports/simulate-duel.ts";
import { cups } from "../catalogue/cups.ts";
import { dailyGroups } from "../catalogue/daily-leagues.ts";
import { weekendLeagues } from "../catalogue/world.ts";
import { cupMatchesOfDay } from "./cup-matches.ts";
import { dailyMatchesOfDay } from "./daily-matches.ts";
import { toFixture } from "./fixture.ts";
import { friendliesOfDay } from "./friendlies.ts";
import { weekendMatchesOfDay } from "./weekend-games.ts";

/**
 * The games of football that kick off on a UTC day (days since 1970-01-01): the same for the same seed, at any time.
 */
export const fixturesOfDay = (seed: string, day: number): readonly Fixture[] =>
  [
    ...weekendLeagues.flatMap((league) => weekendMatchesOfDay(seed, league, day)),
    ...dailyGroups.flatMap((group) => dailyMatchesOfDay(seed, group, day)),
    ...cups.flatMap((cup) => cupMatchesOfDay(seed, cup, day)),
    ...friendliesOfDay(seed, day),
  ].map((match) => toFixture(seed, match));

/**
 * Returns the built-in world's events of a sport on a UTC day. The same seed always gives the same events, except in draws,
 * whose later rounds are unknown when `today` is before them.
 */
export function fixturesOfSport(seed: string, sportId: number, day: number, today = day): readonly Fixture[] {
  if (sportId === sportIds.soccer) return fixturesOfDay(seed, day);
  return competitionsOf(sportId).flatMap((competition) => {
    if (competition.field !== null)
      return editionsOf(seed, competition, day).flatMap((edition) => toFixtures(seed, edition));
    return competition.draw === undefined
      ? duelFixtures(seed, competition, day)
      : drawFixtures(seed, competition, day, today);
  });
}

/** Returns all incidents of a simulated event of any sport: a pure function of (seed, event). */
export function simulate(seed: string, schedule: Schedule): readonly Incident[] {
  if (schedule.sportId === sportIds.soccer) return simulateMatch(seed, schedule);
  return sportById(schedule.sportId)?.duel === false ? simulateStarter(seed, schedule) : simulateDuel(seed, schedule);
}

/** Returns the progress of a simulated event at a moment. It is fast, because a starting ledger calls it for every event. */
export function positionAt(seed: string, schedule: Schedule, nowSeconds: number): ScriptPosition {
  const summary = schedule.sportId === sportIds.soccer ? summarizeAtMatch(seed, schedule, nowSeconds) : null;
  return summary ?? positionIn(simulate(seed, schedule), nowSeconds);
}
