import type { FeedNameKind } from "../../shared/feed/names.ts";

/** Feeds of games: these stay, without how they go. */
export const gameKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
  "day",
  "group-day",
  "mixed-day",
  "country",
  "tournament",
  "tournament-fixtures",
  "tournament-results",
  "participant",
  "participant-fixtures",
  "participant-results",
  "participant-page",
  "participant-events",
  "participant-live-events",
  "series",
  "match",
  "detail-summary",
]);

/** Feeds that tell nothing of a game. */
export const untouchedKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["transfers", "ranking", "article"]);

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
