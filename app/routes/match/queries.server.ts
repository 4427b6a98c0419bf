import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { isUpdatedDay } from "../../navigation/calendar.ts";
import { stageType } from "../../../shared/sports/stages.ts";
import { dayNumber, zoneOffsetHours } from "../../../shared/time/day.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { unreachableStatus } from "../../features/layout/page-error.tsx";
import { toBettingView } from "../../features/legal/betting-view.ts";
import { toEventOdds } from "../../feeds/listed-cells.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { Lifetime } from "../../gateway/lifetime.ts";
import type { ListFeed } from "../../live/list-feed.ts";

export type MatchData = {
  /** The game's day and today, in the visitor's zone; days count from 1970-01-01. */
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly eventId: string;
  /** A list of one event (F9). */
  readonly list: ListFeed;
};

/** The form of a day feed with one league and one event (F9). */
const summaryType = 1;
/** Odds of a participant's games have one feed, whatever country it goes by. */
const anyCountryId = "0";

export const matchLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };

/** Throws a response: of status 404 when no such event exists, 503 when its feed cannot be had. */
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
  const odds = oddsFeedName === null ? null : await loadFeed(context, oddsFeedName);
  return {
    epochDay,
    todayEpochDay,
    eventId,
    list: {
      key: eventId,
      sportId,
      feedName,
      oddsFeedName,
      market: betting?.odds?.market ?? null,
      isFollowed: isUpdatedDay(epochDay - todayEpochDay) || event.stageType === stageType.live,
      feed: match.body,
      seq: match.seq,
      odds: odds === null ? null : toEventOdds(odds.body, eventId),
      oddsSeq: odds?.seq ?? null,
      nowSeconds,
    },
  };
}
