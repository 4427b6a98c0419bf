import { freshnessOf, type Lifetime } from "../../../shared/basics/freshness.ts";
import { isWithin } from "../../../shared/basics/is-within.ts";

/** A body as its origin sent it, with what belongs to it. Plain values: an entry outlives the request that made it. */
export type FeedEntry = Lifetime & {
  readonly body: string;
  /** `x-feed-seq` (F5), null where the origin gives none. */
  readonly seq: string | null;
  /** The origin's own entity tag, to ask it again with. */
  readonly originEtag: string | null;
  readonly fetchedAtMs: number;
  /** Null while the origins answer well. */
  readonly trouble: Trouble | null;
};
/** `entry` is null when every origin failed and nothing kept is young enough. */
export type Loaded = { readonly entry: FeedEntry | null; readonly from: "cache" | "origin" | "stale" };
/** The outcome of the last requests to the origins. */
type Trouble = {
  readonly failedAtMs: number;
  /** The time since which all origins have answered with an older body than this (F23); null if they have not. */
  readonly doubtedSinceMs: number | null;
};

/** After a failure the origins get no requests for this long. */
const retryMs = 5_000;
/**
 * For this time a kept body outvotes origins that all answer an older one. After it, their numbers count as a new
 * epoch.
 */
const doubtMs = 30_000;

export const isFresh = (entry: FeedEntry, nowMs: number): boolean =>
  freshnessOf(entry.fetchedAtMs, entry, nowMs) === "fresh";

/** It may replace the answer of an origin that fails. */
export const isUsable = (entry: FeedEntry, nowMs: number): boolean =>
  freshnessOf(entry.fetchedAtMs, entry, nowMs) !== "expired";

/** The younger one; an entry from the future has no usable age and counts as the older. */
export function newest(left: FeedEntry | null, right: FeedEntry | null, nowMs: number): FeedEntry | null {
  if (left === null || right === null) return left ?? right;
  const toRank = ({ fetchedAtMs }: FeedEntry) => (fetchedAtMs > nowMs ? -fetchedAtMs : fetchedAtMs);
  return toRank(left) >= toRank(right) ? left : right;
}

export const hasJustFailed = ({ trouble }: FeedEntry, nowMs: number): boolean =>
  trouble !== null && isWithin(trouble.failedAtMs, retryMs, nowMs);

/** The entry after its origins failed, or (`isDoubted`) answered an older body. */
export function afterFailure(entry: FeedEntry, isDoubted: boolean, nowMs: number): FeedEntry {
  const known = entry.trouble?.doubtedSinceMs ?? null;
  const doubtedSinceMs = known === null || known > nowMs ? (isDoubted ? nowMs : null) : known;
  return { ...entry, trouble: { failedAtMs: nowMs, doubtedSinceMs } };
}

/** Whether the origins have answered older bodies for so long that the proxy must accept these. */
export function isOutvoted({ trouble }: FeedEntry, nowMs: number): boolean {
  const since = trouble?.doubtedSinceMs ?? null;
  return since !== null && nowMs - since >= doubtMs;
}
