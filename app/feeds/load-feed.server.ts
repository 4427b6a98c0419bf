import type { AppLoadContext } from "@remix-run/cloudflare";
import { createByteLru } from "../gateway/byte-lru.ts";
import { encodeVisitor, visitorHeader } from "../../shared/geo/visitor.ts";

/** A feed's text and its number (F5). */
export type LoadedFeed = { readonly body: string; readonly seq: number };

/** Path of the feeds on this site, without a name (F1). */
export const feedBase = ({ variant }: AppLoadContext): string => `/${variant.projectId}/x/feed/`;

/**
 * Bodies that came before, by what their tag says that they hold. The proxy is asked each time, and mostly answers that
 * nothing has changed: that costs neither of both a body to write and to read.
 */
const keptBytes = 16 * 1024 * 1024;
const bytesPerCharacter = 2;
const kept = createByteLru<{ readonly tag: string; readonly body: string }>(keptBytes);

/** Null when the feed cannot be had. */
export async function loadFeed(context: AppLoadContext, name: string): Promise<LoadedFeed | null> {
  const { env } = context.cloudflare;
  const key = `${context.variant.id} ${context.visitor.policy.group} ${name}`;
  const known = kept.get(key);
  const request = new Request(`https://feed${feedBase(context)}${name}`, {
    headers: {
      "x-fsign": env.FEED_SIGN,
      [visitorHeader]: encodeVisitor(context.visitor),
      ...(known === undefined ? {} : { "if-none-match": known.tag }),
    },
  });
  try {
    const response = await env.FEED.fetch(request);
    const seq = Number(response.headers.get("x-feed-seq") ?? 0);
    if (response.status === 304 && known !== undefined) return { body: known.body, seq };
    if (response.status === 200) {
      const body = await response.text();
      const tag = response.headers.get("etag");
      if (tag !== null) kept.set(key, { tag, body }, (key.length + body.length) * bytesPerCharacter);
      return { body, seq };
    }
    console.error(`feed ${name} answered ${response.status}`);
  } catch (error) {
    console.error(`feed ${name} does not answer`, error);
  }
  return null;
}
