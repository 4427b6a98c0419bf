import { formatFeedName, parseFeedName } from "../../../shared/wire/feed-names.ts";
import { longestDelaySeconds } from "./veil-cookie.ts";
import { oddsKinds } from "../../feeds/veiled-kinds.ts";

const room = "/-/shown/";
/** The parameter of how many seconds ago; a feed without it is as late as the visitor's documents. */
const agoParameter = "ago";

/** The path of a feed as its visitor may see it: without hidden results, or as it was `delaySeconds` ago. */
export const shownPath = (feedName: string, delaySeconds: number): string =>
  `${room}${feedName}${delaySeconds === 0 ? "" : `?${agoParameter}=${delaySeconds}`}`;

export const isShownPath = (path: string): boolean => path.startsWith(room);

/** The feed's name; null for the segments of other paths, and for prices, which keep no past. */
export function parseShownPath(segments: readonly string[]): string | null {
  const path = `/${segments.join("/")}`;
  const name = path.startsWith(room) ? parseFeedName(path.slice(room.length)) : null;
  return name !== null && !oddsKinds.has(name.kind) ? formatFeedName(name) : null;
}

/** How many seconds ago a feed is wanted, from 1 on; 0 where the address does not say it. */
export function parseAgo(query: URLSearchParams): number {
  const text = query.get(agoParameter) ?? "";
  const seconds = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return seconds <= longestDelaySeconds ? seconds : 0;
}
