import type { StatusId } from "../../../../shared/sports/statuses.ts";
import type { Goal } from "./game.ts";

/** The state of a match that was last sent to the origin, as it is stored between requests. */
export type Sent = {
  /** The event as it was announced last, as JSON. */
  readonly announced: string;
  readonly status: StatusId;
  /** The start of each stage, as it was sent, in unix seconds. */
  readonly began: readonly (readonly [status: StatusId, atSeconds: number])[];
  readonly goals: readonly SentGoal[];
  readonly details: readonly SentDetail[];
  /** The last result, as JSON; null until there is one. */
  readonly result: string | null;
  /** The instant of the last result: goals and details that the source reports later happened before it. */
  readonly resultSeconds: number | null;
  /** When the result was first sent; null until there is one. */
  readonly settledSeconds: number | null;
  /** By how much the match is behind its announced start, as far as minutes of it have shown; absent where they have not. */
  readonly delaySeconds?: number;
  /** Whether the source has named a half-time score. */
  readonly hasHalfTime?: true;
  /** How many ids were given; no id is used for two things. */
  readonly count: number;
};

/** A goal, with the id that the origin knows it by. `key` is null for one that only the score proves. */
export type SentGoal = Omit<Goal, "key"> & { readonly key: string | null; readonly id: string };

export type SentDetail = { readonly key: string; readonly id: string; readonly content: string };
