import { formatFeedName, parseFeedName } from "../../../shared/wire/feed-names.ts";
import { oddsKinds } from "../../feeds/veiled-kinds.ts";

const room = "/-/shown/";

/** The path of a feed as its visitor may see it: without hidden results, or as it was so many seconds ago. */
export const shownPath = (feedName: string): string => room + feedName;

export const isShownPath = (path: string): boolean => path.startsWith(room);

/** The feed's name; null for the segments of other paths, and for prices, which keep no past. */
export function parseShownPath(segments: readonly string[]): string | null {
  const path = `/${segments.join("/")}`;
  const name = path.startsWith(room) ? parseFeedName(path.slice(room.length)) : null;
  return name !== null && !oddsKinds.has(name.kind) ? formatFeedName(name) : null;
}
