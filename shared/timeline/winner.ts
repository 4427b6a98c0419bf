/** The winner of a game (C3.02); `unknown` while nothing is decided. */
export const winners = { unknown: -1, draw: 0, home: 1, away: 2 } as const;
export type Winner = (typeof winners)[keyof typeof winners];

/** The serving side (C3.02). */
export const serves = { home: 1, away: 2 } as const;
export type Serve = (typeof serves)[keyof typeof serves];

const known: readonly Winner[] = Object.values(winners);

/** The winner that a feed names, unknown for a missing or meaningless value. */
export const parseWinner = (value: number | null | undefined): Winner =>
  known.find((winner) => winner === value) ?? winners.unknown;

/** Null for anything but 1 and 2. */
export const parseServe = (value: number | null | undefined): Serve | null =>
  value === 1 || value === 2 ? value : null;

/** The winner by a final score, unknown without one. */
export function winnerByScore(score: readonly [home: number, away: number] | null): Winner {
  if (score === null) return winners.unknown;
  const [home, away] = score;
  if (home === away) return winners.draw;
  return home > away ? winners.home : winners.away;
}
