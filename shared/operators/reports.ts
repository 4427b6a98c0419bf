import type { CreditId } from "../providers/credits.ts";

/**
 * What Workers tell operators of themselves. Instants are unix milliseconds. Counts are those of the one isolate that answers, since
 * `sinceMs`: how it is doing now, and no statistics (those are the metrics').
 */

/** The version that runs, as Cloudflare names it; null where the runtime says none. */
export type Version = { readonly id: string; readonly tag: string; readonly timestamp: string };
export type Versioned = { readonly version: Version | null };

/** Where answers came from. `none`: there was none. */
export type LoadCounts = {
  readonly cache: number;
  readonly origin: number;
  readonly stale: number;
  readonly none: number;
};

export type OriginReport = {
  readonly url: string;
  /** `failing` and `silent` are those of the last seconds: others are asked before it. */
  readonly state: "up" | "failing" | "silent";
  readonly answered: number;
  readonly failed: number;
  /** Did not answer in time. */
  readonly late: number;
  readonly lastFailureMs: number | null;
};

/** The last feed of a sport that was served. */
export type ServedFeed = {
  readonly sportId: number;
  readonly name: string;
  readonly from: keyof LoadCounts;
  /** Age of its body when it was served; null where there was none. */
  readonly ageMs: number | null;
  readonly atMs: number;
};

/** Of the feed proxy. */
export type FeedsReport = Versioned & {
  readonly sinceMs: number;
  readonly loads: LoadCounts;
  /** Answers of another origin than the one of first choice. */
  readonly failovers: number;
  /** Those that were asked. */
  readonly origins: readonly OriginReport[];
  readonly feeds: readonly ServedFeed[];
};

/** Of a sport's ledger. */
export type LedgerReport = {
  /** False for a sport that nothing has asked for yet. */
  readonly isBegun: boolean;
  /** Of the update subject: the last number given, and the last that the sport's hub has confirmed. */
  readonly position: number;
  readonly hubPosition: number;
  /** Of the last change; null for none within the hour that the ledger keeps them. */
  readonly changedMs: number | null;
  /** How late the work that is due is, 0 for none. */
  readonly overdueMs: number;
  /** Whether the last changes reached the neighbour. */
  readonly isHubReached: boolean;
  readonly isCatalogueReached: boolean;
  readonly events: number;
};

/** Of a sport's hub and its relays. */
export type HubReport = {
  readonly epoch: string;
  readonly position: number;
  /** Of the newest row in the window; null for none. */
  readonly changedMs: number | null;
  readonly relays: number;
  /** Relays that did not answer: their sockets are not counted. */
  readonly silentRelays: number;
  readonly sockets: number;
  /** Subjects, over all sockets. */
  readonly subscribers: number;
};

/** Of a public source that is polled. */
export type SourceReport = {
  readonly source: CreditId;
  readonly state: "on" | "off" | "refused";
  /** Why it does not run, or what failed last; null where all is well. */
  readonly reason: string | null;
  readonly answeredMs: number | null;
  readonly failures: number;
  /** Matches and races that are known, and batches that the origin has not taken yet. */
  readonly known: number;
  readonly waiting: number;
  /** Requests that may be sent at once, by each of its limits. */
  readonly budgetLeft: readonly number[];
};
export type SourcesReport = Versioned & { readonly sources: readonly SourceReport[] };

/** Of the geo Worker: what an operator has to look up again, a line each. */
export type PoliciesReport = Versioned & { readonly policies: number; readonly due: readonly string[] };

/** Of a Worker with a database: whether it answers. */
export type StoreReport = Versioned & { readonly isStoreReached: boolean };
