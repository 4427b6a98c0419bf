import { emptyBody, hasData } from "../../shared/feed/codec.ts";
import { parseFeedName, type FeedNameKind } from "../../shared/feed/names.ts";
import { playerFeed } from "../../shared/feed/player-feed.ts";
import { maskedBody, withMissing } from "../../shared/veil/masked-body.ts";
import type { VeilMode } from "../../shared/veil/veil-mode.ts";
import { isNews, veilRows } from "./veiled-events.ts";
import { gameKinds, maskedKinds, oddsKinds, untouchedKinds, isFigures, newsKinds } from "./veiled-kinds.ts";

/** What moves while a game is on; the rest changes when it is over. */
const ofLiveGames: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["match-section", "match-standings", "game"]);

/**
 * A feed as a page for a visitor may have it who wants no results, or none of the last moments. What is empty here is read by the
 * browser, when its visitor may see it.
 */
export function veilFeed(name: string, body: string, mode: VeilMode, nowSeconds: number): string {
  const parsed = parseFeedName(name);
  if (parsed === null || oddsKinds.has(parsed.kind)) return emptyBody;
  if (gameKinds.has(parsed.kind))
    return veilRows(body, (event) => mode === "hidden" || isNews(event, nowSeconds), nowSeconds);
  if (mode === "late") return ofLiveGames.has(parsed.kind) ? emptyBody : body;
  if (parsed.kind === "player" && parsed.type === playerFeed.profile) return body;
  if (untouchedKinds.has(parsed.kind)) return body;
  if (!hasData(body)) return emptyBody;
  if (newsKinds.has(parsed.kind)) return withMissing("");
  return maskedKinds.has(parsed.kind) || isFigures(parsed) ? maskedBody : emptyBody;
}
