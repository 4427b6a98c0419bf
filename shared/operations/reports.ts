import type { CreditId } from "../ingest/credits.ts";

/**
 * The reports that Workers give operators about themselves. Instants are unix milliseconds. Counts are those of the one isolate that
 * answers, since `sinceMs`: they show its present state and are no statistics (see the metrics for those).
 */

/** The version that runs, as Cloudflare names it; null if the runtime names none. */
export type Version = { readonly id: string; readonly tag: string; readonly timestamp: string };
export type Versioned = { readonly version: Version | null };

/** How many answers came from each place. `none`: there was no answer. */
export type LoadCounts = {
  readonly cache: number;
  readonly origin: number;
  readonly stale: number;
  readonly none: number;
};

export type OriginReport = {
  readonly url: string;
  /** `failing` and `silent` are about the last seconds: the proxy then tries other origins first. */
  readonly state: "up" | "failing" | "silent";
  readonly answered: number;
  readonly failed: number;
  /** Requests not answered in time. */
  readonly late: number;
  readonly lastFailureMs: number | null;
};

/** The last feed of a sport that was served. */
export type ServedFeed = {
  readonly sportId: number;
  readonly name: string;
  readonly from: keyof LoadCounts;
  /** The age of its body when it was served; null if it had no body. */
  readonly ageMs: number | null;
  readonly atMs: number;
};

/** The report of the feed proxy. */
export type FeedsReport = Versioned & {
  readonly sinceMs: number;
  readonly loads: LoadCounts;
  /** Answers from another origin than the first choice. */
  readonly failovers: number;
  /** The origins that got a request. */
  readonly origins: readonly OriginReport[];
  readonly feeds: readonly ServedFeed[];
};

/** The report of a sport's ledger. */
export type LedgerReport = {
  /** False for a sport that nothing has requested yet. */
  readonly isBegun: boolean;
  /** In the update subject: the last number given, and the last that the sport's hub has confirmed. */
  readonly position: number;
  readonly hubPosition: number;
  /** When the last change was made; null if there was none within the hour that the ledger keeps them. */
  readonly changedMs: number | null;
  /** How late the due work is; 0 if none is late. */
  readonly overdueMs: number;
  /** Whether the last changes reached the hub, and the catalogue. */
  readonly isHubReached: boolean;
  readonly isCatalogueReached: boolean;
  readonly events: number;
};

/** The report of a sport's hub and its relays. */
export type HubReport = {
  readonly epoch: string;
  readonly position: number;
  /** When the newest row in the window was changed; null if there is none. */
  readonly changedMs: number | null;
  readonly relays: number;
  /** Relays that did not answer: their sockets are not counted. */
  readonly silentRelays: number;
  readonly sockets: number;
  /** The number of subscribed subjects, summed over all sockets. */
  readonly subscribers: number;
};

/** The report of a public source that is polled. */
export type SourceReport = {
  readonly source: CreditId;
  readonly state: "on" | "off" | "refused";
  /** Why the source does not run, or its last failure; null if all is well. */
  readonly reason: string | null;
  readonly answeredMs: number | null;
  readonly failures: number;
  /** Known matches and races, and batches that the origin has not accepted yet. */
  readonly known: number;
  readonly waiting: number;
  /** How many matches have a result whose parts contradict each other, and the dropped parts of the latest of them, in words. */
  readonly contradictions: number;
  readonly dropped: readonly string[];
  /** How many requests may be sent at once, under each of its limits. */
  readonly budgetLeft: readonly number[];
};
/** `views`: the pages that this isolate has counted. */
export type TelemetryReport = Versioned & { readonly views: number };

export type SourcesReport = Versioned & { readonly sources: readonly SourceReport[] };

/** The report of the geo Worker; `due` has a line for each policy that an operator has to check again. */
export type PoliciesReport = Versioned & { readonly policies: number; readonly due: readonly string[] };

/** The report of a Worker with a database: whether the database answers. */
export type StoreReport = Versioned & { readonly isStoreReached: boolean };
