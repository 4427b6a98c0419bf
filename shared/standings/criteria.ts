import type { StandingsRow } from "./tally.ts";

/** The value by which a table compares two rows; more is better. */
const values = {
  points: (row: StandingsRow) => row.points,
  difference: (row: StandingsRow) => row.scored - row.conceded,
  scored: (row: StandingsRow) => row.scored,
  ratio: (row: StandingsRow) => scoredRatio(row),
  wins: (row: StandingsRow) => row.wins,
  regularWins: (row: StandingsRow) => row.wins - row.lateWins,
  winPercentage: (row: StandingsRow) => winPercentage(row),
  awayScored: (row: StandingsRow) => row.awayScored,
  awayWins: (row: StandingsRow) => row.awayWins,
} as const;

export type RowCriterion = keyof typeof values;
export const isRowCriterion = (word: string): word is RowCriterion => Object.hasOwn(values, word);

/** The same, in a table of the games among the level participants. */
export type HeadToHead = {
  readonly headToHead: readonly RowCriterion[];
  /** Those still level after it are compared again by their own games, as UEFA does. */
  readonly again?: boolean;
  /** Counts only once each two of them have met so often. */
  readonly meetings?: number;
};

export type Criterion = RowCriterion | HeadToHead;

export const criterionValue = (row: StandingsRow, criterion: RowCriterion): number => values[criterion](row);

/** Share of games won, a draw as half a win; 0 before the first game. */
export const winPercentage = (row: StandingsRow): number =>
  row.played === 0 ? 0 : (row.wins + row.draws / 2) / row.played;

/** Scored per conceded; infinite for a participant that conceded nothing, 0 before the first goal. */
export function scoredRatio(row: StandingsRow): number {
  if (row.scored === 0) return 0;
  return row.conceded === 0 ? Number.POSITIVE_INFINITY : row.scored / row.conceded;
}
