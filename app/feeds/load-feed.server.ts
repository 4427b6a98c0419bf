import type { AppLoadContext } from "@remix-run/cloudflare";
import { encodeVisitor, visitorHeader } from "../../shared/geo/visitor.ts";

/** A feed's text and its number (F5). */
export type LoadedFeed = { readonly body: string; readonly seq: number };

/** Path of the feeds on this site, without a name (F1). */
export const feedBase = ({ variant }: AppLoadContext): string => `/${variant.projectId}/x/feed/`;

/** Null when the feed cannot be had. */
export async function loadFeed(context: AppLoadContext, name: string): Promise<LoadedFeed | null> {
  const { env } = context.cloudflare;
  const request = new Request(`https://feed${feedBase(context)}${name}`, {
    headers: { "x-fsign": env.FEED_SIGN, [visitorHeader]: encodeVisitor(context.visitor) },
  });
  try {
    const response = await env.FEED.fetch(request);
    if (response.status === 200) {
      return { body: await response.text(), seq: Number(response.headers.get("x-feed-seq") ?? 0) };
    }
    console.error(`feed ${name} answered ${response.status}`);
  } catch (error) {
    console.error(`feed ${name} does not answer`, error);
  }
  return null;
}
