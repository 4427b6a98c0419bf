import type { FeedNameKind } from "../../../shared/wire/feed-names.ts";

/** The kinds of content for which a feed is loaded (C4.16). */
export const feedKinds = [
  "full",
  "country",
  "tournament",
  "series",
  "participant",
  "fixtures",
  "results",
  "odds",
  "updated-odds",
  "update",
  "repair",
  "frepair",
  "sys",
  "newsfeed",
] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The kind of each feed name (C4.16); names of the parts of a match or a page have no kind. */
const kinds: Readonly<Partial<Record<FeedNameKind, FeedKind>>> = {
  day: "full",
  "group-day": "full",
  "mixed-day": "full",
  country: "country",
  tournament: "tournament",
  series: "series",
  participant: "participant",
  "tournament-fixtures": "fixtures",
  "participant-fixtures": "fixtures",
  "tournament-results": "results",
  "participant-results": "results",
  "odds-day": "odds",
  "mixed-odds-day": "odds",
  "updated-odds": "updated-odds",
  "mixed-updated-odds": "updated-odds",
  "tournament-odds": "updated-odds",
  "participant-odds": "updated-odds",
  update: "update",
  "local-update": "update",
  repair: "repair",
  "full-repair": "frepair",
  system: "sys",
  news: "newsfeed",
  "my-news": "newsfeed",
  article: "newsfeed",
  "participant-news": "newsfeed",
};

export const toFeedKind = (name: FeedNameKind): FeedKind | null => kinds[name] ?? null;
