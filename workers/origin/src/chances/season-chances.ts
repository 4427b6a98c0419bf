import { contentHash } from "../../../../shared/wire/content-hash.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { toLeagueTables, type TableRow } from "../standings/league-table.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import { matchWinner, type DatedMatch } from "../../../../shared/standings/standings-match.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { winnerByScore } from "../../../../shared/timeline/winner.ts";
import { toReachablePlaces, type ReachablePlaces } from "./reachable-places.ts";
import { toRestOfSeason } from "./rest-of-season.ts";
import { simulateSeasons } from "./simulate-seasons.ts";
import { toTeamStrengths } from "./team-strengths.ts";

const simulatedSeasons = 10_000;

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

/** What the chances of a season follow from. */
export type ChancesQuestion = {
  readonly league: Pick<League, "stageId" | "deductions">;
  readonly rules: StandingsRules;
  readonly matches: readonly SeasonMatch[];
  /** Games of the season before. */
  readonly earlier: readonly SeasonMatch[];
};

const wholeTable = { scope: "overall", isLive: false, lastMatches: null } as const;

/** A season that has begun and is not over. The seed names all that its chances depend on: the same seed gives the same ones. */
export type OpenSeason = ChancesQuestion & {
  readonly played: readonly SeasonMatch[];
  readonly left: readonly SeasonMatch[];
  readonly seed: string;
};

/** Null before the first result, after the last one, and where the known games are not a whole season. */
export function toOpenSeason(question: ChancesQuestion): OpenSeason | null {
  const rest = toRestOfSeason(question.matches);
  if (rest === null) return null;
  const { league, earlier, rules } = question;
  const played = [...earlier, ...rest.played].map(({ eventId, match }) => [eventId, match?.score, match?.winner]);
  const left = rest.left.map(({ eventId }) => eventId);
  const seed = contentHash(JSON.stringify([league, rules, played, left]));
  return { ...question, ...rest, seed: `${league.stageId} ${seed}` };
}

/** Plays the rest of a league's season many times, from the strengths of its teams and by its rules. */
export function toSeasonChances(season: OpenSeason, seasons = simulatedSeasons): SeasonChances {
  const { league, rules, matches, earlier, played, left, seed } = season;
  const [table] = toLeagueTables(matches, rules, wholeTable, { deductions: league.deductions ?? [] });
  const rows = table?.rows ?? [];
  const results = played.flatMap(({ match }) => match ?? []);
  const strengths = toTeamStrengths(
    rows.map(({ participantId }) => participantId),
    [...earlier.flatMap(({ phase, match }) => (phase === "over" ? (match ?? []) : [])), ...results].filter(isByGoals),
  );
  const simulated = simulateSeasons({ rows, results, left, rules, strengths, seed, seasons });
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
  (left: readonly SeasonMatch[]) =>
  ({ participantId: id, points }: TableRow) => ({
    id,
    points,
    gamesLeft: left.filter(({ home, away }) => home.id === id || away.id === id).length,
  });
