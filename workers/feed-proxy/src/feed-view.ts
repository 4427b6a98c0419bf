import type { BettingPolicy } from "../../../shared/betting/policy.ts";
import type { FeedName } from "../../../shared/feed/names.ts";
import { filterBody, viewKey } from "./betting-filter.ts";
import type { FeedEntry } from "./feed-entry.ts";

/** A body as one policy may see it, and the entity tag of exactly that. */
export type FeedView = { readonly body: string; readonly etag: string };

const viewsOf = new WeakMap<FeedEntry, Map<string, FeedView>>();

/** Filters and hashes once per entry and policy; what was worked out goes when the entry goes. */
export async function toView(name: FeedName, entry: FeedEntry, policy: BettingPolicy): Promise<FeedView> {
  const views = viewsOf.get(entry) ?? new Map<string, FeedView>();
  viewsOf.set(entry, views);
  const key = viewKey(policy);
  const known = views.get(key);
  if (known !== undefined) return known;
  const view = await toTagged(filterBody(name, entry.body, policy));
  views.set(key, view);
  return view;
}

export async function toTagged(body: string): Promise<FeedView> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { body, etag: `"${hex}"` };
}
