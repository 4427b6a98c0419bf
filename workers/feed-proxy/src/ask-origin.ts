import type { FeedName } from "../../../shared/wire/feed-names.ts";

/** The request for one feed at an origin. */
export type OriginQuestion = {
  readonly projectId: number;
  readonly name: FeedName;
  /** How long ago the feed was as it is wanted; 0 for now. */
  readonly agoSeconds: number;
  /**
   * For an odds feed the market whose prices are requested, null for every other feed: the origin does not learn the
   * visitor's place.
   */
  readonly market: string | null;
  /** The entity tag that this origin gave the kept body, and the body's number; null when nothing is kept. */
  readonly knownEtag: string | null;
  readonly knownSeq: string | null;
  /** The visitor's, which says what shelf is near; no origin learns it. */
  readonly continent: string | null;
};

/** `body` is null for "no new data" (C5.05): the kept body is still right, but its number may be higher now (F5). */
export type OriginAnswer = {
  readonly body: string | null;
  readonly seq: string | null;
  readonly etag: string | null;
  /** How old it was when it came: a shelf may have had it. */
  readonly ageMs: number;
};

/**
 * Sends a request to the origin at a URL. Rejects unless the response is a valid answer; the error's message describes the response
 * instead. `signal` aborts the wait.
 */
export type AskOrigin = (origin: string, question: OriginQuestion, signal: AbortSignal) => Promise<OriginAnswer>;
