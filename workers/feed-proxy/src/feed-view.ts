import { toFeedKey } from "../../../shared/wire/content-hash.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import type { FeedName } from "../../../shared/wire/feed-names.ts";
import { filterBody, viewKey } from "./betting-filter.ts";
import type { FeedEntry } from "./feed-entry.ts";
import { namedCountries } from "./seen-channels.ts";

/** A body as one place may see it, and the entity tag of exactly that. */
export type FeedView = { readonly body: string; readonly etag: string };

type Views = { readonly named: ReadonlySet<string>; readonly byKey: Map<string, FeedView> };
const viewsOf = new WeakMap<FeedEntry, Views>();

/**
 * Filters and hashes once per entry and kind of place; the result is dropped with the entry. It is synchronous: otherwise a
 * herd that wakes together would find the work unfinished and do it a thousand times.
 */
export function toView(name: FeedName, entry: FeedEntry, visitor: Visitor): FeedView {
  const views = viewsOf.get(entry) ?? { named: namedCountries(entry.body), byKey: new Map<string, FeedView>() };
  viewsOf.set(entry, views);
  const key = viewKey(visitor, views.named);
  const known = views.byKey.get(key);
  if (known !== undefined) return known;
  const view = toTagged(filterBody(name, entry.body, visitor));
  views.byKey.set(key, view);
  return view;
}

export const toTagged = (body: string): FeedView => ({ body, etag: `"${toFeedKey(body)}"` });
