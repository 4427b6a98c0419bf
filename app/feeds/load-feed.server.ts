import type { AppLoadContext } from "@remix-run/cloudflare";
import { createLru } from "../../shared/caching/lru.ts";
import type { LoadedFeed } from "../../shared/feed/loaded-feed.ts";

/** Path of the feeds on this site, without a name (F1). */
export const feedBase = ({ variant }: AppLoadContext): string => `/${variant.projectId}/x/feed/`;

/** Of an isolate's 128 MB; a character takes two bytes where one of the text is beyond Latin-1. */
const keptCharacters = 6_000_000;
type KnownFeed = { readonly etag: string; readonly body: string };
/** By market, project and name; another policy's text has another tag. */
const known = createLru<KnownFeed>(keptCharacters, ({ body }) => body.length);

/**
 * Null when the feed cannot be had. The proxy is asked each time; what it answered last is kept, so that a text that has
 * not changed is neither copied between the Workers nor, being the same string, read again.
 */
export async function loadFeed(context: AppLoadContext, name: string): Promise<LoadedFeed | null> {
  const { visitor, variant, cloudflare } = context;
  const key = `${visitor.policy.market} ${variant.projectId} ${name}`;
  const kept = known.get(key) ?? null;
  try {
    const feed = await cloudflare.env.FEED.load(visitor, variant.projectId, name, kept?.etag ?? null);
    if (feed === null) console.error(`feed ${name} cannot be had`);
    if (feed === null) return null;
    const { etag, seq } = feed;
    const body = feed.body ?? kept?.body;
    if (body === undefined) throw new Error("a text that nobody holds was left out");
    if (feed.body !== null) known.set(key, { etag, body });
    return { body, seq };
  } catch (error) {
    console.error(`feed ${name} does not answer`, error);
    return null;
  }
}
