import type { Participant } from "../../timeline/schedule.ts";

/** Who stands in a table of a season of races: those who start, or the teams that they start for. */
export const rankedKinds = ["starters", "teams"] as const;
export type RankedKind = (typeof rankedKinds)[number];

/** A season's table as its source reports it. It counts deductions and exclusions, which results do not contain. */
export type ReportedStanding = {
  readonly id: string;
  readonly tournamentId: string;
  readonly season: string;
  readonly of: RankedKind;
  /** How many races it counts. */
  readonly races: number;
  /** When the last of these began: once a later one is over, the table says less than the results do. */
  readonly throughSeconds: number;
  readonly rows: readonly ReportedRow[];
};

export type ReportedRow = {
  /** Null for one that is not ranked. */
  readonly rank: number | null;
  readonly participant: Participant;
  readonly points: number;
  readonly wins: number;
};
