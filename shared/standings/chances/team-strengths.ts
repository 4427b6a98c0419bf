import { daySeconds } from "../../basics/day.ts";
import type { DatedMatch } from "../standings-match.ts";

/** A team's goals as a share of those that the average team would have scored, or conceded, in the same games. */
export type Strength = {
  readonly attack: number;
  readonly defence: number;
  /** The standard deviation of the logarithm of each. */
  readonly attackError: number;
  readonly defenceError: number;
};

export type TeamStrengths = {
  /** Goals of the average team against the average team. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly of: ReadonlyMap<string, Strength>;
};

/** The goals that each team is taken to have scored and conceded as the average team would: they draw it to the league's mean. */
const priorGoals = 10;
/** The games of an average team that the means of home and away goals begin with, and their goals. */
const priorGames = 40;
const [usualHomeGoals, usualAwayGoals] = [1.55, 1.27];
/** A game counts half after so many days. */
const halfLifeDays = 500;
/** Teams change over the rest of a season: transfers, injuries, coaches. */
const changeError = 0.06;
/** Enough for the shares to change by less than a thousandth. */
const rounds = 12;

type Goals = { scored: number; conceded: number };

/**
 * Estimates the strengths of teams from their results, by turns: attacks from the defences that they met, then defences from
 * the attacks. A share is the mean of a gamma distribution, whose width says how sure it is (docs/models.md).
 */
export function toTeamStrengths(teamIds: readonly string[], games: readonly DatedMatch[]): TeamStrengths {
  const latest = Math.max(...games.map(({ startSeconds }) => startSeconds));
  const weighed = games.map((game) => ({
    ...game,
    weight: 0.5 ** ((latest - game.startSeconds) / daySeconds / halfLifeDays),
  }));
  const sum = (of: (game: (typeof weighed)[number]) => number) => weighed.reduce((total, game) => total + of(game), 0);
  const weights = priorGames + sum(({ weight }) => weight);
  const homeGoals = (priorGames * usualHomeGoals + sum(({ weight, score }) => weight * score[0])) / weights;
  const awayGoals = (priorGames * usualAwayGoals + sum(({ weight, score }) => weight * score[1])) / weights;

  const ids = new Set([...teamIds, ...games.flatMap(({ homeId, awayId }) => [homeId, awayId])]);
  const totals = toTotals(ids, weighed, (game) => game.score);
  let attacks = new Map<string, number>();
  let defences = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const met = toTotals(ids, weighed, ({ homeId, awayId }) => [
      homeGoals * (defences.get(awayId) ?? 1),
      awayGoals * (defences.get(homeId) ?? 1),
    ]);
    attacks = toShares(ids, totals, met, "scored");
    const faced = toTotals(ids, weighed, ({ homeId, awayId }) => [
      homeGoals * (attacks.get(homeId) ?? 1),
      awayGoals * (attacks.get(awayId) ?? 1),
    ]);
    defences = toShares(ids, totals, faced, "conceded");
  }
  const toStrength = (id: string): Strength => ({
    attack: attacks.get(id) ?? 1,
    defence: defences.get(id) ?? 1,
    attackError: errorOf(totals.get(id)?.scored ?? 0),
    defenceError: errorOf(totals.get(id)?.conceded ?? 0),
  });
  return { homeGoals, awayGoals, of: new Map([...ids].map((id) => [id, toStrength(id)])) };
}

const errorOf = (goals: number): number => Math.hypot(1 / Math.sqrt(priorGoals + goals), changeError);

type Weighed = DatedMatch & { readonly weight: number };

/** The weighed sums of what each team scores and concedes in its games. */
function toTotals(
  ids: ReadonlySet<string>,
  games: readonly Weighed[],
  goalsOf: (game: Weighed) => readonly [home: number, away: number],
): ReadonlyMap<string, Goals> {
  const totals = new Map([...ids].map((id): [string, Goals] => [id, { scored: 0, conceded: 0 }]));
  const add = (id: string, scored: number, conceded: number) => {
    const own = totals.get(id);
    if (own === undefined) return;
    own.scored += scored;
    own.conceded += conceded;
  };
  for (const game of games) {
    const [home, away] = goalsOf(game);
    add(game.homeId, game.weight * home, game.weight * away);
    add(game.awayId, game.weight * away, game.weight * home);
  }
  return totals;
}

function toShares(
  ids: ReadonlySet<string>,
  totals: ReadonlyMap<string, Goals>,
  usual: ReadonlyMap<string, Goals>,
  of: keyof Goals,
): Map<string, number> {
  const shareOf = (id: string) =>
    (priorGoals + (totals.get(id)?.[of] ?? 0)) / (priorGoals + (usual.get(id)?.[of] ?? 0));
  return new Map([...ids].map((id) => [id, shareOf(id)]));
}
