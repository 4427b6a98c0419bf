/** A body as its origin sent it, with what belongs to it. Plain values: an entry outlives the request that made it. */
export type FeedEntry = {
  readonly body: string;
  /** `x-feed-seq` (F5), null where the origin gives none. */
  readonly seq: string | null;
  /** The origin's own entity tag, to ask it again with. */
  readonly originEtag: string | null;
  readonly fetchedAtMs: number;
  readonly freshMs: number;
  readonly staleMs: number;
};

export const isFresh = (entry: FeedEntry, nowMs: number): boolean => nowMs - entry.fetchedAtMs < entry.freshMs;

/** It may stand in for an origin that fails. */
export const isUsable = (entry: FeedEntry, nowMs: number): boolean => nowMs - entry.fetchedAtMs < entry.staleMs;
