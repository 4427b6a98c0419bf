import type { IngestStanding } from "../../../../shared/ingest/schemas/standing.ts";
import type { CreditId } from "../../../../shared/providers/credits.ts";
import type { Limit } from "./budget.ts";
import type { Game } from "./game.ts";
import type { Progress } from "./pace.ts";
import type { Race } from "./race.ts";

/**
 * A public source of matches: what to ask it, how often, and what its answers mean. Pure but for nothing: the core asks, waits,
 * remembers, compares and posts (`take-turn.ts`). docs/providers.md says how to write another one.
 */
export type Connector = {
  /** Also the name of the provider that posts its matches, and its row of `shared/providers/credits.ts`. */
  readonly id: CreditId;
  /** What the source takes, as it documents it. */
  readonly limits: readonly Limit[];
  /** A request that takes longer is given up. */
  readonly patienceMs: number;
  /** Headers of every request; `token` is the source's key, empty where there is none. */
  readonly headers: (token: string) => Readonly<Record<string, string>>;
  /** True for a source that needs a key. */
  readonly needsToken?: boolean;
  /** What should be asked at an instant, the most urgent first. */
  readonly plan: (view: View) => readonly Task[];
  /** What an answer means, or in words why it is none. Throws nothing; a part that it cannot read is a fault of the reading. */
  readonly read: (task: Task, body: string, view: View) => Reading | string;
  /** Statuses that pass by themselves, besides 429 and 5xx; of any other one the address is not asked again on that day. */
  readonly passingStatuses?: readonly number[];
  /** What the answer says of the budget, in its headers or its text; null where it says nothing. */
  readonly silenceMs?: (answer: {
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
  }) => number | null;
};

/** What a connector may know. */
export type View = {
  readonly nowMs: number;
  /** What its variable names: leagues, competitions, seasons, in words of the source. */
  readonly wanted: readonly string[];
  /** The matches and races that it has read so far. */
  readonly known: readonly Known[];
  /** What it remembered at its last readings, by name. */
  readonly notes: ReadonlyMap<string, string>;
};

/** `key`: the event's id, or the race's. */
export type Known = Progress & { readonly key: string; readonly group: string };

export type Task = {
  /** Names it from one turn to the next. */
  readonly id: string;
  /** Behind the source's address, with its query. */
  readonly path: string;
  /** How old its last answer may become. */
  readonly everyMs: number;
  /** Its answer is read even where it is the one before: what follows from it depends on the day. */
  readonly isAlwaysRead?: true;
};

export type Reading = {
  readonly games: readonly Game[];
  readonly races: readonly Race[];
  /** Tables of seasons of races, as the source has them. */
  readonly standings: readonly IngestStanding[];
  /** What could not be read: where, and why. The rest counts. */
  readonly faults: readonly string[];
  /** Tasks that are due at once, and again after each of `afterMs` until their answer changes. */
  readonly wakes: readonly { readonly task: string; readonly afterMs: readonly number[] }[];
  /** To be remembered, by name. */
  readonly notes: Readonly<Record<string, string>>;
};

export const nothingRead: Reading = { games: [], races: [], standings: [], faults: [], wakes: [], notes: {} };
