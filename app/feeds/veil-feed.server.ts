import { emptyBody, hasData } from "../../shared/wire/codec.ts";
import { parseFeedName, type FeedNameKind } from "../../shared/wire/feed-names.ts";
import { playerFeed } from "../../shared/wire/player-feed.ts";
import { maskedBody, withMissing } from "./masked-body.ts";
import type { VeilMode } from "../features/veil/veil-mode.ts";
import { isNews, veilRows } from "./veiled-events.ts";
import { gameKinds, maskedKinds, oddsKinds, untouchedKinds, isFigures, newsKinds } from "./veiled-kinds.ts";

/** Feeds that change during a game; the others change when it is over. */
const ofLiveGames: ReadonlySet<FeedNameKind> = new Set<FeedNameKind>(["match-section", "match-standings", "game"]);

/**
 * Removes from a feed the results that a visitor hides: all of them, or those of the last moments. The browser loads the
 * emptied parts once its visitor may see them.
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
