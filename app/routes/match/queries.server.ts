import type { AppLoadContext } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { feedBase, loadFeed } from "../../feeds/load-feed.server.ts";
import type { Lifetime } from "../../gateway/lifetime.ts";
import type { LiveData } from "../../live/live-data.ts";

export type MatchData = {
  readonly lang: string;
  readonly timeZone: string;
  readonly eventId: string;
  readonly isReachable: boolean;
  readonly live: LiveData;
};

/** The form of a day feed with one league and one event (F9). */
const summaryType = 1;

export const matchLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };

/** Null when no such event exists. */
export async function loadMatch(
  context: AppLoadContext,
  eventId: string,
  nowSeconds: number,
): Promise<MatchData | null> {
  const sportId = sportIdOf(eventId);
  if (sportId === null) return null;
  const { visitor, variant } = context;
  const feedName = formatFeedName({ kind: "detail-summary", eventId, lang: variant.lang, type: summaryType });
  const match = await loadFeed(context, feedName);
  if (match !== null && decodeDayFeed(match.body).leagues.length === 0) return null;
  return {
    lang: variant.lang,
    timeZone: visitor.place.timeZone ?? variant.timeZone,
    eventId,
    isReachable: match !== null,
    live: {
      sportId,
      feedName,
      oddsFeedName: null,
      market: null,
      dayOffset: 0,
      feedBase: feedBase(context),
      feedSign: context.cloudflare.env.FEED_SIGN,
      feed: match?.body ?? "",
      seq: match?.seq ?? 0,
      odds: null,
      oddsSeq: null,
      nowSeconds,
    },
  };
}
