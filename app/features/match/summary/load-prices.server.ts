import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../../shared/wire/feed-names.ts";
import { sportIdOf } from "../../../../shared/sports/stable-id.ts";
import { findEvent } from "../../../feeds/find-event.ts";
import { toEventOdds } from "../../../feeds/listed-cells.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import type { ListFeed } from "../../../live/list-feed.ts";
import { eventFeedName } from "../section/section-feeds.ts";

/** The prices with which the page's list is opened once they have loaded. */
export type MatchPrices = Pick<ListFeed, "odds" | "oddsSeq" | "oddsFeedName" | "market">;

/** The odds of a participant's games have one feed for all countries. */
const anyCountryId = "0";

/** Returns null if the visitor's place allows no prices, or if the match has no such feed. */
export async function loadPrices(context: AppLoadContext, eventId: string): Promise<MatchPrices | null> {
  const { visitor, variant } = context;
  const sportId = sportIdOf(eventId);
  const { odds: mayShow, market } = visitor.policy;
  if (sportId === null || !mayShow || market === null) return null;
  const match = await loadFeed(context, eventFeedName(eventId, variant.lang));
  const participantId = findEvent(match?.body ?? "", eventId)?.event.homeParticipantId;
  if (!participantId) return null;
  const oddsFeedName = formatFeedName({ kind: "participant-odds", sportId, countryId: anyCountryId, participantId });
  const odds = await loadFeed(context, oddsFeedName);
  return {
    odds: odds === null ? null : toEventOdds(odds.body, eventId),
    oddsSeq: odds?.seq ?? null,
    oddsFeedName,
    market,
  };
}
