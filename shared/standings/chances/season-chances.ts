import { winnerByScore } from "../../timeline/winner.ts";
import { matchWinner, type DatedMatch } from "../standings-match.ts";
import type { StandingsRow } from "../tally.ts";
import { seedOf, simulatedSeasons, toTableOfNow, type Fixture, type OpenSeason } from "./open-season.ts";
import { toReachablePlaces, type ReachablePlaces } from "./reachable-places.ts";
import { simulateSeasons } from "./simulate-seasons.ts";
import { toTeamStrengths } from "./team-strengths.ts";

export type TeamChances = ReachablePlaces & {
  readonly participantId: string;
  /** In the table of now. */
  readonly rank: number;
  readonly played: number;
  readonly points: number;
  /** The mean of the points at the end. */
  readonly expectedPoints: number;
  /** In how many of the simulated seasons the team had each place, the first one first. */
  readonly places: readonly number[];
};

export type SeasonChances = {
  readonly seasons: number;
  /** In the order of the table. */
  readonly teams: readonly TeamChances[];
};

/** Plays the rest of a league's season many times, from the strengths of its teams and by its rules. */
export function toSeasonChances(season: OpenSeason, seasons = simulatedSeasons): SeasonChances {
  const { rules, teamIds, earlier, results, left } = season;
  const rows = toTableOfNow(season);
  const strengths = toTeamStrengths(teamIds, [...earlier, ...results].filter(isByGoals));
  const simulated = simulateSeasons({ rows, results, left, rules, strengths, seed: seedOf(season), seasons });
  const reachable = toReachablePlaces(rows.map(toTeamPoints(left)), rules.points);
  return {
    seasons,
    teams: rows.map((row, index) => ({
      ...(reachable.get(row.participantId) ?? { best: 1, worst: rows.length }),
      participantId: row.participantId,
      rank: row.rank,
      played: row.played,
      points: row.points,
      expectedPoints: simulated.expectedPoints[index] ?? row.points,
      places: simulated.places[index] ?? [],
    })),
  };
}

/** A game that a federation awarded tells nothing about goals. */
const isByGoals = (match: DatedMatch): boolean => matchWinner(match) === winnerByScore(match.score);

const toTeamPoints =
  (left: readonly Fixture[]) =>
  ({ participantId: id, points }: StandingsRow) => ({
    id,
    points,
    gamesLeft: left.filter(({ homeId, awayId }) => homeId === id || awayId === id).length,
  });
