import type { Refusal } from "./schemas.ts";

/** What the ingest API answers; its clients read these. */
export type IngestReport = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
};

export type StartedGame = {
  readonly eventId: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startSeconds: number;
};
