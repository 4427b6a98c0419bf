import type { Refusal } from "./refusal.ts";

/** What the ingest API answers; its clients read these. `seq` is the last number of the sport's update subject. */
export type EventReport = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
  readonly seq: number;
};

export type IncidentReport = {
  readonly accepted: number;
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
  readonly seq: number;
};

/** What a batch came to: a report, or every fault of one of which nothing was applied. */
export type BatchOutcome<Report> =
  | { readonly kind: "applied"; readonly report: Report }
  | { readonly kind: "refused"; readonly refused: readonly Refusal[] };

export type StartedGame = {
  readonly eventId: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startSeconds: number;
};
