import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import type { Facts } from "../../../../shared/timeline/facts.ts";
import type { Information } from "../../../../shared/timeline/incident.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";

/** A race as a source describes it at a moment: all of it, every time. Each starter is an event of the origin. */
export type Race = {
  readonly key: string;
  readonly group: string;
  readonly league: IngestLeague;
  readonly startSeconds: number;
  readonly timeKnown: boolean;
  readonly information: Information;
  readonly starters: readonly Starter[];
  readonly state: "announced" | "over" | "cancelled";
};

export type Starter = {
  readonly participant: Participant;
  /** The facts known before the race: grid, team, number, qualifying times. */
  readonly before: Facts;
  /** Its stops and places on the way, each at the seconds after the start. */
  readonly onTheWay: readonly { readonly key: string; readonly afterSeconds: number; readonly facts: Facts }[];
  /** How it ended; null before. */
  readonly end: Facts | null;
  readonly endsAfterSeconds: number;
};
