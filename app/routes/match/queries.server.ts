import type { AppLoadContext } from "@remix-run/cloudflare";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { decodeOddsRows, encodeOddsFeed } from "../../../shared/feed/odds-feed.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { dayNumber, zoneOffsetHours } from "../../../shared/time/day.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { toBettingView, type BettingView } from "../../features/legal/betting-view.ts";
import { feedBase, loadFeed } from "../../feeds/load-feed.server.ts";
import type { Lifetime } from "../../gateway/lifetime.ts";
import type { LiveData } from "../../live/live-data.ts";

export type MatchData = {
  /** The game's day and today, in the visitor's zone; days count from 1970-01-01. */
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly betting: BettingView | null;
  readonly lang: string;
  readonly timeZone: string;
  readonly eventId: string;
  readonly isReachable: boolean;
  readonly live: LiveData;
};

/** A day's odds are one feed; a page of one game carries only that game's rows. */
const toEventOdds = (body: string, sportId: number, eventId: string): string =>
  encodeOddsFeed(
    sportId,
    decodeOddsRows(body).filter((row) => row.eventId === eventId),
  );

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
  const leagues = match === null ? [] : decodeDayFeed(match.body).leagues;
  if (match !== null && leagues.length === 0) return null;
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const startSeconds = leagues[0]?.events[0]?.startSeconds ?? nowSeconds;
  const startDay = dayNumber(startSeconds, zoneOffsetHours(timeZone, startSeconds));
  const day = toTargetDay({ kind: "date", epochDay: startDay }, timeZone, nowSeconds);
  const betting = toBettingView(visitor.policy, variant.bookmakerLinkBase, nowSeconds);
  const { feedDay, tzHour } = day;
  const oddsFeedName =
    betting?.odds == null
      ? null
      : formatFeedName({ kind: "odds-day", sportId, day: feedDay, tzHour, lang: variant.lang, projectTypeId });
  const odds = oddsFeedName === null || match === null ? null : await loadFeed(context, oddsFeedName);
  return {
    lang: variant.lang,
    timeZone,
    epochDay: day.epochDay,
    todayEpochDay: day.todayEpochDay,
    betting,
    eventId,
    isReachable: match !== null,
    live: {
      sportId,
      feedName,
      oddsFeedName,
      market: betting?.odds?.market ?? null,
      dayOffset: 0,
      feedBase: feedBase(context),
      feedSign: context.cloudflare.env.FEED_SIGN,
      feed: match?.body ?? "",
      seq: match?.seq ?? 0,
      odds: odds === null ? null : toEventOdds(odds.body, sportId, eventId),
      oddsSeq: odds?.seq ?? null,
      nowSeconds,
    },
  };
}
