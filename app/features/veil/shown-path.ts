import { formatFeedName, parseFeedName } from "../../../shared/wire/feed-names.ts";
import { gameKinds } from "../../feeds/veiled-kinds.ts";

const room = "/-/shown/";

/** The path of a list's feed as its visitor may see it: without hidden results, or as it was so many seconds ago. */
export const shownPath = (feedName: string): string => room + feedName;

/** The feed's name; null for the segments of other paths, and for feeds that are no lists. */
export function parseShownPath(segments: readonly string[]): string | null {
  const path = `/${segments.join("/")}`;
  const name = path.startsWith(room) ? parseFeedName(path.slice(room.length)) : null;
  return name !== null && gameKinds.has(name.kind) ? formatFeedName(name) : null;
}
