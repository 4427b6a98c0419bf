import { toAtom } from "./atom.ts";
import { feedEndingOf, feedTypes, type FeedEnding } from "./feed-endings.ts";
import { toJsonFeed } from "./json-feed.ts";
import type { ResultsFeed } from "./results-feed.ts";

const writers: Readonly<Record<FeedEnding, (feed: ResultsFeed) => string>> = { ".atom": toAtom, ".json": toJsonFeed };

/** The address of the page that a feed's address is beside. */
export const toFeedPage = (address: string): string =>
  address.slice(0, address.length - (feedEndingOf(address)?.length ?? 0));

/** A feed in the form that its address asks for by its ending. */
export function resultsResponse({ pathname }: URL, feed: ResultsFeed): Response {
  const ending = feedEndingOf(pathname) ?? ".atom";
  return new Response(writers[ending](feed), { headers: { "content-type": `${feedTypes[ending]}; charset=utf-8` } });
}
