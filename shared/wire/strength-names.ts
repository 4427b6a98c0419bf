import type { FeedName } from "./feed-names.ts";
import { playerFeed } from "./player-feed.ts";

/** Whether a feed has strengths: the ranking of a sport, or the curve of a team or a player. */
export const asksForStrengths = (name: FeedName): boolean =>
  name.kind === "strength-ranking" || (name.kind === "player" && name.type === playerFeed.strength);
