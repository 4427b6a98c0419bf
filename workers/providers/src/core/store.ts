import type { Game } from "./game.ts";
import type { Steadiness } from "./hold-flaps.ts";
import type { Race } from "./race.ts";
import type { Sent } from "./sent.ts";

/** The part of a Durable Object's storage that is used here; `createMemoryStore` of the tests is another one. */
export type Store = {
  get<T>(key: string): T | undefined;
  put<T>(key: string, value: T): void;
  delete(key: string): void;
  list<T>(prefix: string): Iterable<readonly [string, T]>;
  /** Keeps either all writes of `work` or none. */
  transaction<T>(work: () => T): T;
};

/** The notes about a task's requests, stored by the task's id. */
export type Asked = {
  readonly askedMs: number;
  /** The requested path: validators of one address mean nothing at another. */
  readonly path: string;
  /** Added to the interval, so that clients of one source do not request it at the same time. */
  readonly jitter: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** The hash of the last body, which shows whether a source without validators has changed. */
  readonly hash: string;
  /** Times at which the task is requested before its interval ends, the earliest first. */
  readonly wakesMs: readonly number[];
  /** The task is not requested before this time, because the source refused it or failed. */
  readonly parkedUntilMs: number;
  /** The number of failures in a row. */
  readonly failures: number;
  /** A hash of the faults that were logged last. */
  readonly said: string;
};

/** `game` is the description that is believed (`hold-flaps.ts`), `changedSeconds` when the source last gave another one. */
export type StoredGame = {
  readonly game: Game;
  readonly sent: Sent;
  readonly steadiness?: Steadiness;
  readonly changedSeconds?: number;
};
export type StoredRace = { readonly race: Race; readonly sent: SentRace };
/** `told` has the last posted JSON of each record, by a name of our own. */
export type SentRace = {
  readonly told: Readonly<Record<string, string>>;
  readonly count: number;
  readonly settledSeconds: number | null;
};

/** A request to the ingest API that was not answered yet. */
export type Outgoing = { readonly path: string; readonly body: string; readonly idempotencyKey: string };

/** The state of the source's last requests and posts, for the operator. */
export type Health = {
  readonly answeredMs: number | null;
  readonly failures: number;
  readonly lastFault: string | null;
  readonly retryMs: number;
  /** The same for posts to the ingest API. */
  readonly postFailures: number;
  readonly postRetryMs: number;
};

export const healthy: Health = {
  answeredMs: null,
  failures: 0,
  lastFault: null,
  retryMs: 0,
  postFailures: 0,
  postRetryMs: 0,
};

/** The names under which the store keeps them. */
export const keys = {
  spent: "spent",
  health: "health",
  asked: (task: string) => `asked:${task}`,
  /** What a connector may know of a match or a race (`Known`). */
  knowns: "known:",
  known: (key: string) => `known:${key}`,
  game: (eventId: string) => `game:${eventId}`,
  /** The event of a source's match. */
  source: (sourceId: string) => `source:${sourceId}`,
  /** The matches of one pairing in a stage, in the order in which they were seen. */
  pairing: (stageId: string, homeId: string, awayId: string) => `pairing:${stageId}:${homeId}:${awayId}`,
  race: (key: string) => `race:${key}`,
  /** The table that was posted last, as JSON. */
  standing: (id: string) => `standing:${id}`,
  outgoings: "out:",
  outgoing: (number: number) => `out:${String(number).padStart(12, "0")}`,
  outgoingCount: "outgoing-count",
  /** Distinguishes the batches of this store from those of another one that had begun with the same numbers. */
  epoch: "epoch",
  /** The day on which old records were last deleted. */
  forgotDay: "forgot-day",
  notes: "note:",
  note: (name: string) => `note:${name}`,
} as const;
