import type { FeedName } from "../../../shared/feed/names.ts";

/** The request for one feed at an origin. */
export type OriginQuestion = {
  readonly projectId: number;
  readonly name: FeedName;
  /** Of an odds feed the market whose prices are wanted, null for every other feed: where the visitor is stays here. */
  readonly market: string | null;
  /** The entity tag that this origin gave the kept body, null when nothing is kept. */
  readonly knownEtag: string | null;
};

/** `body` is null for "no new data" (C5.05): what the asker holds is still right, but its number may have moved on (F5). */
export type OriginAnswer = { readonly body: string | null; readonly seq: string | null; readonly etag: string | null };

/**
 * Asks the origin at a URL. Rejects unless the response is a valid answer; the error's message says what it was
 * instead. `signal`: the asker waits no longer.
 */
export type AskOrigin = (origin: string, question: OriginQuestion, signal: AbortSignal) => Promise<OriginAnswer>;
