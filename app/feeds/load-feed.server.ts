import type { AppLoadContext } from "@remix-run/cloudflare";
import type { LoadedFeed } from "../../shared/feed/loaded-feed.ts";

/** Path of the feeds on this site, without a name (F1). */
export const feedBase = ({ variant }: AppLoadContext): string => `/${variant.projectId}/x/feed/`;

/** Null when the feed cannot be had. */
export async function loadFeed(context: AppLoadContext, name: string): Promise<LoadedFeed | null> {
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
