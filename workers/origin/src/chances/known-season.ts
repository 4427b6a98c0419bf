import type { League } from "../../../../shared/timeline/schedule.ts";
import type { Fixture, OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import { matchWinner, type DatedMatch } from "../../../../shared/standings/standings-match.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { winnerByScore } from "../../../../shared/timeline/winner.ts";
import { participantsByName } from "../standings/league-table.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import { toGameSoFar } from "./game-so-far.ts";
import { toRestOfSeason, type RestOfSeason } from "./rest-of-season.ts";

/** What the chances of a season follow from. */
export type ChancesQuestion = {
  readonly league: Pick<League, "stageId" | "deductions">;
  readonly rules: StandingsRules;
  readonly matches: readonly SeasonMatch[];
  /** Games of the season before. */
  readonly earlier: readonly SeasonMatch[];
  /** The instant at which running games are judged; if absent, they count as not played. */
  readonly nowSeconds?: number | undefined;
};

/** An open season with the games that it was made of. */
export type KnownSeason = RestOfSeason & { readonly season: OpenSeason };

/** Null before the first result, after the last one, and where the known games are not a whole season. */
export function toKnownSeason({ league, rules, matches, earlier, nowSeconds }: ChancesQuestion): KnownSeason | null {
  const rest = toRestOfSeason(matches);
  if (rest === null) return null;
  const deductions = new Map<string, number>();
  for (const { participantId: id, points } of league.deductions ?? [])
    deductions.set(id, (deductions.get(id) ?? 0) + points);
  const season: OpenSeason = {
    stageId: league.stageId,
    rules: { points: rules.points, criteria: rules.criteria },
    teamIds: participantsByName(matches).map(({ id }) => id),
    deductions,
    earlier: earlier.filter(({ phase }) => phase === "over").flatMap(toResult),
    results: rest.played.flatMap(toResult),
    left: rest.left.map((game) => {
      const soFar = nowSeconds === undefined ? null : toGameSoFar(game, nowSeconds);
      return soFar === null ? toFixture(game) : { ...toFixture(game), soFar };
    }),
  };
  return { ...rest, season };
}

const toFixture = ({ eventId, home, away, startSeconds }: SeasonMatch): Fixture => ({
  eventId,
  homeId: home.id,
  awayId: away.id,
  startSeconds,
});

/**
 * The season as it was after its first games, when the others were still to come. These are in the order of their ids, so that a game
 * which is moved later changes no earlier chance.
 */
export function seasonAfter({ season, played, left }: KnownSeason, games: number): OpenSeason {
  return {
    ...season,
    results: played.slice(0, games).flatMap(toResult),
    left: [...played.slice(games), ...left].map(toFixture).toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1)),
  };
}

/** A game as a league counts it: a winner is named only where the score does not show it. */
function toResult({ match }: SeasonMatch): readonly DatedMatch[] {
  if (match === null) return [];
  const { homeId, awayId, score, startSeconds } = match;
  const winner = matchWinner(match);
  return [{ homeId, awayId, score, startSeconds, ...(winner === winnerByScore(score) ? {} : { winner }) }];
}
