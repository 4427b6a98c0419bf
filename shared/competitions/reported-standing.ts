import type { Participant } from "../timeline/schedule.ts";

/** The participants that a season's table of races ranks: the starters, or the teams they start for. */
export const rankedKinds = ["starters", "teams"] as const;
export type RankedKind = (typeof rankedKinds)[number];

/** A season's table as its source reports it. It counts deductions and exclusions, which results do not contain. */
export type ReportedStanding = {
  readonly id: string;
  readonly tournamentId: string;
  readonly season: string;
  readonly of: RankedKind;
  /** The number of races in the table. */
  readonly races: number;
  /** The start of the last of these races. Once a later race is over, the table has less than the results. */
  readonly throughSeconds: number;
  readonly rows: readonly ReportedRow[];
};

export type ReportedRow = {
  /** Null for an unranked participant. */
  readonly rank: number | null;
  readonly participant: Participant;
  readonly points: number;
  readonly wins: number;
};
