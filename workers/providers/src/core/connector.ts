import type { IngestStanding } from "../../../../shared/ingest/standing-schema.ts";
import type { CreditId } from "../../../../shared/ingest/credits.ts";
import type { Limit } from "./budget.ts";
import type { Game } from "./game.ts";
import type { Progress } from "./pace.ts";
import type { Race } from "./race.ts";

/**
 * A public source of matches: its requests, their frequency, and the meaning of its answers. It has no side effects: the core requests, waits,
 * remembers, compares and posts (`take-turn.ts`). docs/providers.md says how to write another one.
 */
export type Connector = {
  /** Also the name of the provider that posts its matches, and its row of `shared/ingest/credits.ts`. */
  readonly id: CreditId;
  /** The source's documented limits. */
  readonly limits: readonly Limit[];
  /** A request that takes longer is given up. */
  readonly patienceMs: number;
  /** Headers of every request; `token` is the source's key, empty if it has none. */
  readonly headers: (token: string) => Readonly<Record<string, string>>;
  /** True for a source that needs a key. */
  readonly needsToken?: boolean;
  /** The requests to send at an instant, the most urgent first. */
  readonly plan: (view: View) => readonly Task[];
  /** Reads an answer, or returns in words why it cannot. It never throws; it reports a part that it cannot read as a fault of the reading. */
  readonly read: (task: Task, body: string, view: View) => Reading | string;
  /** Statuses that are temporary, besides 429 and 5xx; after any other status, the address is not requested again on that day. */
  readonly passingStatuses?: readonly number[];
  /** The pause that the answer requests, in its headers or its text; null if it requests none. */
  readonly silenceMs?: (answer: {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
  }) => number | null;
};

/** The data that a connector may use. */
export type View = {
  readonly nowMs: number;
  /** The leagues, competitions and seasons that its variable names, in words of the source. */
  readonly wanted: readonly string[];
  /** The matches and races that it has read so far. */
  readonly known: readonly Known[];
  /** The notes of its last readings, by name. */
  readonly notes: ReadonlyMap<string, string>;
};

/** `key`: the event's id, or the race's. */
export type Known = Progress & {
  readonly key: string;
  readonly group: string;
  /** The source's own id and the stage of a match; absent for a race. */
  readonly sourceId?: string;
  readonly stageId?: string;
  /** Since when the list of its season lacks it, in unix seconds; absent while it is there. */
  readonly missingSeconds?: number;
  /** The dropped parts of its result, in words; absent where there are none. */
  readonly dropped?: readonly string[];
};

export type Task = {
  /** Names it from one turn to the next. */
  readonly id: string;
  /** Behind the source's address, with its query. */
  readonly path: string;
  /** How old its last answer may become. */
  readonly everyMs: number;
  /** Its answer is read even if it has not changed, because the results depend on the day. */
  readonly isAlwaysRead?: true;
};

export type Reading = {
  readonly games: readonly Game[];
  readonly races: readonly Race[];
  /** Tables of seasons of races, as the source has them. */
  readonly standings: readonly IngestStanding[];
  /** The parts that could not be read: where, and why. The others are used. */
  readonly faults: readonly string[];
  /** Tasks that are due at once, and again after each of `afterMs` until their answer changes. */
  readonly wakes: readonly { readonly task: string; readonly afterMs: readonly number[] }[];
  /** Whether the answer has all matches of the stages in it, so that one that it lacks is missing at the source. */
  readonly isWhole: boolean;
  /** To be remembered, by name. */
  readonly notes: Readonly<Record<string, string>>;
};

export const nothingRead: Reading = {
  games: [],
  races: [],
  standings: [],
  faults: [],
  wakes: [],
  isWhole: false,
  notes: {},
};

/** Why a whole answer cannot be read. */
export const notJson = "the answer is not JSON";
export const otherShape = "the answer has another shape than documented: nothing in it can be read";
