import type { FeedName, FeedNameKind } from "../../shared/wire/feed-names.ts";
import { playerFeed } from "../../shared/wire/player-feed.ts";

/** Feeds of games: these stay, without how they go. */
export const gameKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
  "day",
  "group-day",
  "mixed-day",
  "country",
  "tournament",
  "tournament-fixtures",
  "tournament-results",
  "season",
  "participant",
  "participant-fixtures",
  "participant-results",
  "participant-page",
  "participant-events",
  "participant-live-events",
  "series",
  "detail-summary",
]);

/** Feeds that a page has a part of its own for, which says when it is masked. */
export const maskedKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
  "match-section",
  "match-standings",
  "standings",
  "scorers",
  "strength-ranking",
  "article",
]);

/** Whether a feed has a player's figures or a side's strength. The page that shows them says when they are masked. */
export const isFigures = (name: FeedName): boolean =>
  name.kind === "player" && (name.type === playerFeed.figures || name.type === playerFeed.strength);

/** Lists of articles, which say when some are left out. */
export const newsKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["news", "participant-news", "my-news"]);

/** Feeds that tell nothing of a game. */
export const untouchedKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["transfers", "ranking", "seasons"]);

/** Prices move with the score. */
export const oddsKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
  "odds-day",
  "updated-odds",
  "mixed-odds-day",
  "mixed-updated-odds",
  "tournament-odds",
  "participant-odds",
  "odds-preview",
  "bookmaker-odds",
  "detail-odds",
]);
