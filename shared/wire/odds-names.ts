import type { FeedName, FeedNameKind } from "./feed-names.ts";

/** Feeds whose rows are prices: a place without odds never gets one. */
const oddsKinds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
  "odds-day",
  "mixed-odds-day",
  "updated-odds",
  "mixed-updated-odds",
  "tournament-odds",
  "participant-odds",
  "odds-preview",
  "bookmaker-odds",
  "detail-odds",
]);

export const isOddsFeed = (name: FeedName): boolean =>
  oddsKinds.has(name.kind) || (name.kind === "match-section" && (name.section === "od" || name.section === "dos"));
