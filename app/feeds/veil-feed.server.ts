import { emptyBody } from "../../shared/feed/codec.ts";
import { parseFeedName, type FeedNameKind } from "../../shared/feed/names.ts";
import { playerFeed } from "../../shared/feed/player-feed.ts";
import type { VeilMode } from "../../shared/veil/veil-mode.ts";
import { isNews, veilRows } from "./veiled-events.ts";

/** Feeds of games: these stay, without how they go. */
const ofGames: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
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
  "detail-summary",
]);
/** Feeds that tell nothing of a game. */
const untouched: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["transfers", "ranking", "article"]);
/** Prices move with the score. */
const ofOdds: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>([
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
/** What moves while a game is on; the rest changes when it is over. */
const ofLiveGames: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["match-section", "match-standings", "game"]);

/**
 * A feed as a page for a visitor may have it who wants no results, or none of the last moments. What is empty here is read by the
 * browser, when its visitor may see it.
 */
export function veilFeed(name: string, body: string, mode: VeilMode, nowSeconds: number): string {
  const parsed = parseFeedName(name);
  if (parsed === null || ofOdds.has(parsed.kind)) return emptyBody;
  if (ofGames.has(parsed.kind)) return veilRows(body, (event) => mode === "hidden" || isNews(event, nowSeconds));
  if (mode === "late") return ofLiveGames.has(parsed.kind) ? emptyBody : body;
  if (parsed.kind === "player") return parsed.type === playerFeed.profile ? body : emptyBody;
  return untouched.has(parsed.kind) ? body : emptyBody;
}
