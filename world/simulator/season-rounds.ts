import type { LeagueFacts, WorldLeague } from "../catalogue/league.ts";
import { firstWeekOf, seasonWeeks } from "../catalogue/season.ts";
import { randomOf, shuffled } from "../../shared/basics/random.ts";
import { roundPairs, roundsOf } from "./round-robin.ts";

/** A round of a league's season: `number` counts from 1, `week` as `weekOf` does. */
export type SeasonRound = { readonly number: number; readonly week: number; readonly isMidweek: boolean };

/** Options for how often each pair meets: equally at home and away, except in leagues that are too large for that. */
const meetings = [6, 4, 2, 1] as const;

/** Rounds of a season: small leagues meet more often, so that seasons last about as long everywhere. */
export const roundCount = (teamCount: number, mostRounds: number): number =>
  meetings.map((each) => roundsOf(teamCount, each)).find((count) => count <= mostRounds) ?? 0;

/** Weeks that also have a midweek round in seasons with more rounds than weeks; cups avoid these weeks. */
const isDoubleWeek = (index: number): boolean => index % 10 === 5;
const doubleWeeks = 4;
/** The most rounds for which a league of weekends has room. */
export const weekendRounds = seasonWeeks + doubleWeeks;

/** The rounds of the season that began in `year`, in order. Leagues rest in different weeks. */
export function roundsOfSeason(league: LeagueFacts, teamCount: number, year: number): readonly SeasonRound[] {
  const firstWeek = firstWeekOf(league.seasonStartMonth, year);
  const count = roundCount(teamCount, weekendRounds);
  let extra = Math.max(0, count - seasonWeeks);
  const phase = randomOf("rest", league.countryKey, league.name)();
  const rounds: SeasonRound[] = [];
  if (count <= seasonWeeks) {
    for (let index = 0; index < count; index += 1) {
      const week = firstWeek + Math.floor(((index + phase) * seasonWeeks) / count);
      rounds.push({ number: index + 1, week, isMidweek: false });
    }
    return rounds;
  }
  for (let index = 0; index < seasonWeeks; index += 1) {
    if (extra > 0 && isDoubleWeek(index)) {
      rounds.push({ number: rounds.length + 1, week: firstWeek + index, isMidweek: true });
      extra -= 1;
    }
    rounds.push({ number: rounds.length + 1, week: firstWeek + index, isMidweek: false });
  }
  return rounds;
}

/** The pairs of a round, as indices into the league's teams. The seed, not strength, decides their order in the circle. */
export function pairsOfRound(
  seed: string,
  league: WorldLeague,
  year: number,
  roundNumber: number,
): readonly (readonly [home: number, away: number])[] {
  const order = shuffled(
    randomOf(seed, "order", league.countryKey, league.name, year),
    league.teams.map((_, index) => index),
  );
  return roundPairs(league.teams.length, roundNumber - 1).map(([home, away]) => [order[home] ?? 0, order[away] ?? 0]);
}
