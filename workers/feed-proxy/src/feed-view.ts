import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import { contentHash } from "../../../shared/feed/content-hash.ts";
import type { FeedName } from "../../../shared/feed/names.ts";
import { filterBody, viewKey } from "./betting-filter.ts";
import type { FeedEntry } from "./feed-entry.ts";

/** A body as one policy may see it, and the entity tag of exactly that. */
export type FeedView = { readonly body: string; readonly etag: string };

const viewsOf = new WeakMap<FeedEntry, Map<string, FeedView>>();

/**
 * Filters and hashes once per entry and policy; the result is dropped with the entry. It is synchronous: otherwise a
 * herd that wakes together would find the work unfinished and do it a thousand times.
 */
export function toView(name: FeedName, entry: FeedEntry, policy: BettingPolicy): FeedView {
  const views = viewsOf.get(entry) ?? new Map<string, FeedView>();
  viewsOf.set(entry, views);
  const key = viewKey(policy);
  const known = views.get(key);
  if (known !== undefined) return known;
  const view = toTagged(filterBody(name, entry.body, policy));
  views.set(key, view);
  return view;
}

export const toTagged = (body: string): FeedView => ({ body, etag: `"${contentHash(body)}"` });
