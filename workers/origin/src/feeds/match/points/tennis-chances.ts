import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../../shared/timeline/event-state.ts";
import type { Pair, Side } from "../../../../../../shared/timeline/incident.ts";

/** A break, set or match that the next point can win, with the codes that clients of the format know. */
export const chance = { breakBall: 1, setBall: 2, matchBall: 3 } as const;
export type Chance = (typeof chance)[keyof typeof chance];

/** The score before a point. */
export type Standing = {
  /** Sets, and the games of the running one. */
  readonly sets: Pair;
  readonly games: Pair;
  readonly setsToWin: number;
};

const gamesOfSet = 6;
const pointsOfTieBreak = 7;

/** The chances at a score of a game, in the order in which they are marked. */
export function chancesInGame(home: string, away: string, server: Side | null, standing: Standing): readonly Chance[] {
  const side = isGameBall(home, away) ? 1 : isGameBall(away, home) ? 2 : null;
  if (side === null) return [];
  const isBreakBall = server !== null && server !== side;
  const kind = winsSet(afterGame(standing.games, side), side) ? setOrMatch(side, standing) : null;
  return [...(isBreakBall ? [chance.breakBall] : []), ...(kind === null ? [] : [kind])];
}

/** The side for which a tie-break's score is a set or match ball; null if it is neither. */
export function chanceInTieBreak([home, away]: Pair, standing: Standing): { kind: Chance; side: Side } | null {
  const side = isTieBreakBall(home, away) ? 1 : isTieBreakBall(away, home) ? 2 : null;
  return side === null ? null : { kind: setOrMatch(side, standing), side };
}

/**
 * How many sets win the match. Some sources give the highest number of sets; the result of a finished match shows it; a
 * running match counts as best of three until a side has two.
 */
export function setsToWin({ facts, status: reached, score }: EventState): number {
  const bestOf = facts?.bestOfFrames;
  if (typeof bestOf === "number") return (bestOf + 1) / 2;
  const most = Math.max(...(score ?? [0, 0]));
  if (reached === eventStatus.finished) return most;
  return most < 2 ? 2 : 3;
}

const isGameBall = (own: string, other: string) => own === "A" || (own === "40" && ["0", "15", "30"].includes(other));
const isTieBreakBall = (own: number, other: number) => own + 1 >= pointsOfTieBreak && own > other;

const setOrMatch = (side: Side, { sets, setsToWin: needed }: Standing): Chance =>
  (sets[side - 1] ?? 0) + 1 >= needed ? chance.matchBall : chance.setBall;

const afterGame = ([home, away]: Pair, side: Side): Pair => (side === 1 ? [home + 1, away] : [home, away + 1]);

function winsSet(games: Pair, side: Side): boolean {
  const [own, other] = side === 1 ? games : [games[1], games[0]];
  return own >= gamesOfSet && own - other >= 2;
}
