import { logFailure } from "../operators/log-failure.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { createCache } from "../../shared/caching/cache.ts";
import { showFeeds } from "./show-feeds.server.ts";
import type { LoadedFeed, TaggedFeed, NearFeed, WantedFeed } from "../../shared/feed/loaded-feed.ts";

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

type Feeds = readonly (TaggedFeed | null)[];
type Ask = (wanted: readonly WantedFeed[]) => Promise<Feeds>;
type Question = {
  readonly wanted: readonly WantedFeed[];
  readonly resolve: (feeds: Feeds | Promise<Feeds>) => void;
  readonly reject: (reason: unknown) => void;
};

/** The feeds that the loaders of a request have requested in this turn. */
const gathered = new WeakMap<AppLoadContext, Question[]>();

/**
 * Requests feeds from the feed proxy; null for a feed that cannot be loaded. All questions that one request's loaders ask in the
 * same turn go to the proxy in one call (docs/adr/025). A question waits only for its own feeds: a second call of that question
 * requests those that the proxy does not have at hand.
 */
function askProxy(context: AppLoadContext, wanted: readonly WantedFeed[]): Promise<Feeds> {
  return new Promise((resolve, reject) => {
    const question = { wanted, resolve, reject };
    const others = gathered.get(context);
    if (others !== undefined) {
      others.push(question);
      return;
    }
    const questions: Question[] = [question];
    gathered.set(context, questions);
    queueMicrotask(() => {
      gathered.delete(context);
      void answer(context, questions);
    });
  });
}

/** Never rejects itself: if the call fails, it rejects the promise of each question. */
async function answer(context: AppLoadContext, questions: readonly Question[]): Promise<void> {
  const { visitor, variant, cloudflare } = context;
  const { FEED } = cloudflare.env;
  const ask: Ask = (wanted) => FEED.load(visitor, variant.projectId, wanted);
  const wantedByAll = questions.flatMap(({ wanted }) => wanted);
  try {
    const feeds =
      questions.length === 1 ? await ask(wantedByAll) : await FEED.loadNear(visitor, variant.projectId, wantedByAll);
    let next = 0;
    for (const { wanted, resolve } of questions) {
      resolve(complete(wanted, feeds.slice(next, next + wanted.length), ask));
      next += wanted.length;
    }
  } catch (error) {
    for (const { reject } of questions) reject(error);
  }
}

async function complete(wanted: readonly WantedFeed[], near: readonly NearFeed[], ask: Ask): Promise<Feeds> {
  const far = wanted.filter((_, index) => near[index] === "far");
  const come = far.length === 0 ? [] : [...(await ask(far))];
  return near.map((feed) => (feed === "far" ? (come.shift() ?? null) : feed));
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
