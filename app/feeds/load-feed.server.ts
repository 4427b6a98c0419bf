import { logFailure } from "../operators/log-failure.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { askProxy } from "./ask-proxy.server.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { showFeeds } from "./show-feeds.server.ts";
import type { LoadedFeed, TaggedFeed } from "../../shared/wire/loaded-feed.ts";

/** Path of the feeds on this site, without a name (F1). */
export const feedBase = ({ variant }: AppLoadContext): string => `/${variant.projectId}/x/feed/`;

/** The cache's share of an isolate's 128 MB. A text with a character beyond Latin-1 takes two bytes per character. */
const keptCharacters = 6_000_000;
type KnownFeed = { readonly etag: string; readonly body: string };
/** Keyed by market, project and feed name. The text of another policy has another ETag. */
const known = createCache<KnownFeed>({ maxSize: keptCharacters, sizeOf: ({ body }) => body.length });

const loading = new WeakMap<AppLoadContext, Map<string, Promise<LoadedFeed | null>>>();

/** Null if the feed cannot be loaded. The loaders of one page request share a feed's request; different page requests do not. */
export function loadFeed(context: AppLoadContext, name: string): Promise<LoadedFeed | null> {
  const own = loading.get(context) ?? new Map<string, Promise<LoadedFeed | null>>();
  loading.set(context, own);
  const feed = own.get(name) ?? loadFeeds(context, [name]).then(([only = null]) => only);
  own.set(name, feed);
  return feed;
}

/**
 * Loads feeds that are useful only together; null for each that cannot be loaded. It asks the proxy each time, but keeps the last
 * answers: an unchanged text is not copied between the Workers again, nor decoded again, because it is the same string.
 */
export async function loadFeeds(
  context: AppLoadContext,
  names: readonly string[],
): Promise<readonly (LoadedFeed | null)[]> {
  const { visitor, variant, veil } = context;
  const toKey = (name: string) => `${visitor.policy.market} ${variant.projectId} ${name}`;
  const kept = names.map((name) => known.get(toKey(name)) ?? null);
  const wanted = names.map((name, index) => ({ name, knownEtag: kept[index]?.etag ?? null }));
  try {
    const feeds = await askProxy(context, wanted);
    const loaded = names.map((name, index) => {
      const feed = toLoaded(feeds[index] ?? null, kept[index] ?? null);
      if (feed === null) logFailure({ action: "load a feed", url: name });
      else known.set(toKey(name), feed);
      return feed;
    });
    if (veil === null) return loaded;
    const unveiled = { ...context, veil: null };
    return await showFeeds(names, loaded, veil, variant.lang, (others) => loadFeeds(unveiled, others));
  } catch (error) {
    logFailure({ action: "ask the feed proxy", url: names.join(), reason: error });
    return names.map(() => null);
  }
}

function toLoaded(feed: TaggedFeed | null, kept: KnownFeed | null): (LoadedFeed & KnownFeed) | null {
  const body = feed?.body ?? kept?.body;
  return feed === null || body === undefined ? null : { body, seq: feed.seq, etag: feed.etag };
}
