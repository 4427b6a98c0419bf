import type { Lifetime } from "../../../shared/basics/freshness.ts";
import { hasData } from "../../../shared/wire/codec.ts";
import type { FeedName, FeedNameKind } from "../../../shared/wire/feed-names.ts";
import { isOddsFeed } from "../../../shared/wire/odds-names.ts";
import { prematchOddsSeconds } from "../../../shared/basics/timing.ts";

// Within `keptMs` a body may replace the answer of an origin that fails. For feeds that may be live: a body older than
// 2 s would make a page's first paint older than what its socket then brings. 300 s is how long data counts as fresh
// (C9.02).
const moving: Lifetime = { freshMs: 2_000, keptMs: 300_000 };
const changing: Lifetime = { freshMs: 1_000, keptMs: 300_000 };
// Past days and results change by corrections and imports only; new ones come at their end.
const settled: Lifetime = { freshMs: 5_000, keptMs: 3_600_000 };
// Feeds that no game changes; 30 s is the specification's time for stored answers (C9.02).
const slow: Lifetime = { freshMs: 30_000, keptMs: 3_600_000 };
// Prices are not offered again when they are older than the specification's cache of prematch odds (C9.02).
const priced: Lifetime = { freshMs: moving.freshMs, keptMs: prematchOddsSeconds.cache * 1000 };
// Changes to days so far ahead have no numbers: clients poll, at the interval that the specification sets.
const pricedAhead: Lifetime = { ...priced, freshMs: prematchOddsSeconds.sync * 1000 };
const numberedDays = 2;

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
type FeedKind = (typeof feedKinds)[number];

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

/** Lifetimes by the purpose for which a feed is loaded (C4.16). */
const ofKinds: Readonly<Partial<Record<FeedKind, Lifetime>>> = {
  update: changing,
  "updated-odds": changing,
  sys: changing,
  results: settled,
  newsfeed: slow,
};
/** Lifetimes of names that have no such kind, or that need another lifetime than their kind. */
const ofNames: Readonly<Partial<Record<FeedNameKind, Lifetime>>> = {
  "push-service": changing,
  seasons: slow,
  "participant-page": settled,
  player: slow,
  ranking: slow,
  "strength-ranking": slow,
  transfers: slow,
  // One article, or one season's prices: they change as often as a match does.
  article: moving,
  "tournament-odds": priced,
  "participant-odds": priced,
};

/** An empty feed is requested again soon, so that a first import shows at once. */
const emptyFreshMs = 1_000;

export function lifetimeOf(name: FeedName, body: string): Lifetime {
  const lifetime = paceOf(name);
  return hasData(body) ? lifetime : { ...lifetime, freshMs: Math.min(lifetime.freshMs, emptyFreshMs) };
}

/** The lifetime of this feed's bodies that have data. */
export function paceOf(name: FeedName): Lifetime {
  const kind = toFeedKind(name.kind);
  const known = ofNames[name.kind] ?? (kind === null ? undefined : ofKinds[kind]);
  if (isOddsFeed(name) && known === undefined) {
    return "day" in name && name.day > numberedDays ? pricedAhead : priced;
  }
  // Yesterday's games may still run where the day ends earlier.
  if ("day" in name && name.day < -1) return settled;
  return known ?? moving;
}
