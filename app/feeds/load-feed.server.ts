import type { AppLoadContext } from "@remix-run/cloudflare";
import type { LoadedFeed } from "../../shared/feed/loaded-feed.ts";

/** Path of the feeds on this site, without a name (F1). */
export const feedBase = ({ variant }: AppLoadContext): string => `/${variant.projectId}/x/feed/`;

const loading = new WeakMap<AppLoadContext, Map<string, Promise<LoadedFeed | null>>>();

/** Null when the feed cannot be had. The loaders of one request share what they ask for, and with no other request. */
export function loadFeed(context: AppLoadContext, name: string): Promise<LoadedFeed | null> {
  const own = loading.get(context) ?? new Map<string, Promise<LoadedFeed | null>>();
  loading.set(context, own);
  const feed = own.get(name) ?? askFor(context, name);
  own.set(name, feed);
  return feed;
}

async function askFor(context: AppLoadContext, name: string): Promise<LoadedFeed | null> {
  const { visitor, variant, cloudflare } = context;
  try {
    const feed = await cloudflare.env.FEED.load(visitor, variant.projectId, name);
    if (feed === null) console.error(`feed ${name} cannot be had`);
    return feed;
  } catch (error) {
    console.error(`feed ${name} does not answer`, error);
    return null;
  }
}
