import type { Fixture, TableRules } from "./open-season.ts";
import type { StandingsMatch } from "../standings-match.ts";
import type { StandingsRow } from "../tally.ts";

export type TableOfNow = {
  /** Deductions included. */
  readonly rows: readonly StandingsRow[];
  readonly results: readonly StandingsMatch[];
  readonly rules: TableRules;
};

/** A simulated end of a season, which the next one overwrites: the sums of each team, by its index in the table of now, and each game that was left. */
export type Ending = {
  readonly points: Float64Array;
  readonly scored: Float64Array;
  readonly conceded: Float64Array;
  readonly wins: Float64Array;
  readonly draws: Float64Array;
  readonly awayScored: Float64Array;
  readonly awayWins: Float64Array;
  /** How many games of each team were left. */
  readonly gamesLeft: readonly number[];
  /** The indexes of both teams of each game, and their goals. */
  readonly homes: Uint8Array;
  readonly aways: Uint8Array;
  readonly homeGoals: Uint8Array;
  readonly awayGoals: Uint8Array;
  /** What each game is played on from: the goals of both sides, and the share of their goals that is still to come. */
  readonly homeScores: Uint8Array;
  readonly awayScores: Uint8Array;
  readonly homeToCome: Float64Array;
  readonly awayToCome: Float64Array;
};

export function toEnding(rows: readonly StandingsRow[], left: readonly Fixture[]): Ending {
  const indexes = new Map(rows.map(({ participantId }, index) => [participantId, index]));
  const sums = () => new Float64Array(rows.length);
  return {
    points: sums(),
    scored: sums(),
    conceded: sums(),
    wins: sums(),
    draws: sums(),
    awayScored: sums(),
    awayWins: sums(),
    gamesLeft: rows.map(
      ({ participantId: id }) => left.filter(({ homeId, awayId }) => homeId === id || awayId === id).length,
    ),
    homes: Uint8Array.from(left, ({ homeId }) => indexes.get(homeId) ?? 0),
    aways: Uint8Array.from(left, ({ awayId }) => indexes.get(awayId) ?? 0),
    homeGoals: new Uint8Array(left.length),
    awayGoals: new Uint8Array(left.length),
    homeScores: Uint8Array.from(left, ({ soFar }) => soFar?.score[0] ?? 0),
    awayScores: Uint8Array.from(left, ({ soFar }) => soFar?.score[1] ?? 0),
    homeToCome: Float64Array.from(left, ({ soFar }) => soFar?.toCome[0] ?? 1),
    awayToCome: Float64Array.from(left, ({ soFar }) => soFar?.toCome[1] ?? 1),
  };
}
