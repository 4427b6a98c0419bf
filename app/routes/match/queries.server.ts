import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { isUpdatedDay } from "../../navigation/calendar.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { dayNumber, zoneOffsetHours } from "../../../shared/time/day.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { unreachableStatus } from "../../features/layout/page-error.tsx";
import { toBettingView } from "../../features/legal/betting-view.ts";
import { toEventOdds, withoutStations } from "../../feeds/listed-cells.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { Lifetime } from "../../gateway/lifetime.ts";
import type { ListFeed } from "../../live/list-feed.ts";

export type MatchData = {
  /** The game's day and today, in the visitor's zone; days count from 1970-01-01. */
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly eventId: string;
  /** A list of one event (F9), without its prices. */
  readonly list: ListFeed;
  /** What the page may do without at first; null where there are none or the place may see none. */
  readonly prices: MatchPrices | null | Promise<MatchPrices | null>;
};
/** What a list is opened with once its prices have come. */
export type MatchPrices = Pick<ListFeed, "odds" | "oddsSeq" | "oddsFeedName" | "market">;

/** The form of a day feed with one league and one event (F9). */
const summaryType = 1;
/** Odds of a participant's games have one feed, whatever country it goes by. */
const anyCountryId = "0";

export const matchLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };

/**
 * Waits for the event, and for its prices only where the answer's status has to say how the page ends. Throws a response:
 * of status 404 when no such event exists, 503 when its feed cannot be had.
 */
export async function loadMatch(context: AppLoadContext, eventId: string, nowSeconds: number): Promise<MatchData> {
  const sportId = sportIdOf(eventId);
  if (sportId === null) throw data(null, { status: 404 });
  const { visitor, variant } = context;
  const feedName = formatFeedName({ kind: "detail-summary", eventId, lang: variant.lang, type: summaryType });
  const match = await loadFeed(context, feedName);
  if (match === null) throw data(null, { status: unreachableStatus });
  const event = decodeDayFeed(match.body).leagues[0]?.events[0];
  if (event === undefined) throw data(null, { status: 404 });
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const startSeconds = event.startSeconds ?? nowSeconds;
  const startDay = dayNumber(startSeconds, zoneOffsetHours(timeZone, startSeconds));
  const { epochDay, todayEpochDay } = toTargetDay({ kind: "date", epochDay: startDay }, timeZone, nowSeconds);
  const betting = toBettingView(visitor.policy, variant.bookmakerLinkBase, nowSeconds);
  const participantId = event.homeParticipantId ?? "";
  const oddsFeedName =
    betting?.odds == null || participantId === ""
      ? null
      : formatFeedName({ kind: "participant-odds", sportId, countryId: anyCountryId, participantId });
  const market = betting?.odds?.market ?? null;
  const prices =
    oddsFeedName === null
      ? null
      : loadFeed(context, oddsFeedName).then((odds) => ({
          odds: odds === null ? null : toEventOdds(odds.body, eventId),
          oddsSeq: odds?.seq ?? null,
          oddsFeedName,
          market,
        }));
  return {
    epochDay,
    todayEpochDay,
    eventId,
    list: {
      key: eventId,
      sportId,
      feedName,
      oddsFeedName: null,
      market: null,
      isFollowed: isUpdatedDay(epochDay - todayEpochDay) || event.statusType === statusType.live,
      feed: withoutStations(match.body),
      seq: match.seq,
      odds: null,
      oddsSeq: null,
      nowSeconds,
    },
    prices: context.ending === null ? await prices : prices,
  };
}
