import { logFailure } from "../operators/log-failure.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { createCache } from "../../shared/basics/cache.ts";
import { showFeeds } from "./show-feeds.server.ts";
import type { LoadedFeed, TaggedFeed } from "../../shared/wire/loaded-feed.ts";

/** Path of the feeds on this site, without a name (F1). */
export const feedBase = ({ variant }: AppLoadContext): string => `/${variant.projectId}/x/feed/`;

/** The cache's share of an isolate's 128 MB. A text with a character beyond Latin-1 takes two bytes per character. */
const keptCharacters = 6_000_000;
type Feeds = readonly (LoadedFeed | null)[];
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

/** Loads feeds that are useful only together; null for each that cannot be loaded. */
export async function loadFeeds(context: AppLoadContext, names: readonly string[]): Promise<Feeds> {
  const { veil, variant } = context;
  if (veil === null) return ask(context, names, 0);
  const past = veil.mode === "late" ? await ask(context, names, veil.delaySeconds) : [];
  const others = names.filter((_, index) => !past[index]);
  const now = others.length === 0 ? [] : await ask(context, others, 0);
  const feeds = names.map((name, index) => past[index] ?? now[others.indexOf(name)] ?? null);
  const isPast = (index: number) => Boolean(past[index]);
  return showFeeds({ names, feeds, isPast }, veil, variant.lang, (wanted) => ask(context, wanted, 0));
}

/**
 * Asks the proxy each time, but keeps the last answers: an unchanged text is not copied between the Workers again, nor decoded again,
 * because it is the same string.
 * @param agoSeconds asks for the feeds as they were so long ago; an origin outside this deployment cannot answer that
 */
async function ask(context: AppLoadContext, names: readonly string[], agoSeconds: number): Promise<Feeds> {
  const { visitor, variant, cloudflare } = context;
  const past = agoSeconds === 0 ? {} : { agoSeconds };
  const toKey = (name: string) => `${visitor.policy.market} ${variant.projectId} ${name} ${agoSeconds}`;
  const kept = names.map((name) => known.get(toKey(name)) ?? null);
  const wanted = names.map((name, index) => ({ name, knownEtag: kept[index]?.etag ?? null, ...past }));
  try {
    const feeds = await cloudflare.env.FEED.load(visitor, variant.projectId, wanted);
    return names.map((name, index) => {
      const feed = toLoaded(feeds[index] ?? null, kept[index] ?? null);
      if (feed === null && agoSeconds === 0) logFailure({ action: "load a feed", url: name });
      if (feed !== null) known.set(toKey(name), feed);
      return feed;
    });
  } catch (error) {
    logFailure({ action: "ask the feed proxy", url: names.join(), reason: error });
    return names.map(() => null);
  }
}

function toLoaded(feed: TaggedFeed | null, kept: KnownFeed | null): (LoadedFeed & KnownFeed) | null {
  const body = feed?.body ?? kept?.body;
  return feed === null || body === undefined ? null : { body, seq: feed.seq, etag: feed.etag };
}
