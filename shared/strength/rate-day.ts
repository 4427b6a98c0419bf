import type { Pair } from "../timeline/incident.ts";
import { winners, type Winner } from "../timeline/winner.ts";
import { firstGames, firstGamesFactor, halfLifeDays, restDays, tenfold, type StrengthModel } from "./strength-model.ts";

/** What is known of a team or a player after its last game. */
export type Strength = {
  /** Points; 1500 is an average side of a first division. */
  readonly value: number;
  /** The mean of its competition when it entered: its value drifts there while it does not play. */
  readonly level: number;
  /** Games that were counted. */
  readonly games: number;
  /** The UTC day of the last one, in days since 1970-01-01. */
  readonly day: number;
};

/** A game that was played to its end. */
export type StrengthGame = {
  readonly homeId: string;
  readonly awayId: string;
  readonly score: Pair;
  readonly winner: Winner;
  readonly tournamentId: string;
  /** A side begins with this strength where nobody of its competition is known. */
  readonly entry: number;
};

/** The strengths before a day. */
export type StrengthsBefore = {
  /** Null for a side that has not played. */
  readonly before: (id: string) => Strength | null;
  /** The strength with which a side begins in a game. */
  readonly entryOf: (game: StrengthGame) => number;
};

/** How often the games before a day ended with each outcome. */
export type OutcomeCounts = { readonly home: number; readonly draw: number; readonly away: number };

/** Strength points by which sides that play at home are stronger, from how often they win. */
export function homeAdvantage({ home, draw, away }: OutcomeCounts): number {
  return tenfold * Math.log10((home + draw / 2) / (away + draw / 2));
}

/** The share of the points that the first of two sides gains on average, from 0 to 1; a draw is half. */
export const expectedShare = (difference: number): number => 1 / (1 + 10 ** (-difference / tenfold));

/** The strength on a day: after a long pause it is nearer to the side's level. */
export function strengthOn({ value, level, day }: Strength, onDay: number): number {
  const idle = Math.max(0, onDay - day - restDays);
  return idle === 0 ? value : level + (value - level) * 0.5 ** (idle / halfLifeDays);
}

/**
 * The strengths after the games of one day. All games of a day count from the strengths before it, so their order does not matter, and
 * what one side gains the other one loses.
 * @returns the sides that played, by id
 */
export function rateDay(
  day: number,
  games: readonly StrengthGame[],
  { before, entryOf }: StrengthsBefore,
  counts: OutcomeCounts,
  model: StrengthModel,
): ReadonlyMap<string, Strength> {
  const advantage = homeAdvantage(counts);
  const changes = new Map<string, { readonly start: Strength; readonly gains: number[] }>();
  const sideOf = (id: string, entry: number) => {
    const known = changes.get(id);
    if (known !== undefined) return known;
    const made = { start: onDay(before(id), day, entry), gains: [] };
    changes.set(id, made);
    return made;
  };
  for (const game of games) {
    const entry = entryOf(game);
    const [home, away] = [sideOf(game.homeId, entry), sideOf(game.awayId, entry)];
    const gain = gainOf(game, home.start, away.start, advantage, model);
    home.gains.push(gain);
    away.gains.push(-gain);
  }
  return new Map([...changes].map(([id, { start, gains }]) => [id, after(start, gains, day)]));
}

const onDay = (known: Strength | null, day: number, entry: number): Strength =>
  known === null ? { value: entry, level: entry, games: 0, day } : { ...known, value: strengthOn(known, day) };

/** Adds the smallest gain first, so that the sum does not depend on the order of the games to the last digit. */
function after(start: Strength, gains: readonly number[], day: number): Strength {
  const gain = gains.toSorted((a, b) => a - b).reduce((sum, each) => sum + each, 0);
  return { ...start, value: start.value + gain, games: start.games + gains.length, day };
}

/** What home gains, and away loses. */
function gainOf(
  { score, winner }: StrengthGame,
  home: Strength,
  away: Strength,
  advantage: number,
  { step, marginWeight }: StrengthModel,
): number {
  const share = winner === winners.home ? 1 : winner === winners.away ? 0 : 0.5;
  const margin = Math.abs(score[0] - score[1]);
  const weight = 1 + marginWeight * Math.log(Math.max(1, margin));
  const newness = (factorOf(home) + factorOf(away)) / 2;
  return 2 * step * weight * newness * (share - expectedShare(home.value + advantage - away.value));
}

const factorOf = ({ games }: Strength): number => (games < firstGames ? firstGamesFactor : 1);
