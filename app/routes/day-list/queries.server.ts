import { data, type AppLoadContext } from "@remix-run/cloudflare";
import type { ListQuery } from "../../../shared/addresses/list-query.ts";
import { hasData } from "../../../shared/feed/codec.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { isUpdatedDay } from "../../navigation/calendar.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { unreachableStatus } from "../../features/layout/page-error.tsx";
import { toBettingView } from "../../features/legal/betting-view.ts";
import type { DayListData } from "../../features/list/day-list.tsx";
import { toListedCells, toListedOdds } from "../../feeds/listed-cells.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import type { Lifetime } from "../../gateway/lifetime.ts";

/** An import must show at once on a page that was empty, so that one lives as briefly as can be. */
const emptyLifetime: Lifetime = { freshSeconds: 1, staleSeconds: 0 };
const todayLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };
const otherDayLifetime: Lifetime = { freshSeconds: 5, staleSeconds: 30 };

/** Throws a response of status 503 when the feed cannot be had: the list is then unknown, not empty. */
export async function loadDayList(
  context: AppLoadContext,
  sportId: number,
  query: ListQuery,
  nowSeconds: number,
): Promise<{ readonly page: DayListData; readonly lifetime: Lifetime }> {
  const { visitor, variant } = context;
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const { epochDay, todayEpochDay, tzHour, feedDay } = toTargetDay(query.day, timeZone, nowSeconds);
  const parts = { sportId, day: feedDay, tzHour, lang: variant.lang, projectTypeId };
  const betting = toBettingView(visitor.policy, variant.bookmakerLinkBase, nowSeconds);
  const feedName = formatFeedName({ kind: "day", ...parts });
  const oddsFeedName = betting?.odds == null ? null : formatFeedName({ kind: "odds-day", ...parts });

  const [day, odds] = await Promise.all([
    loadFeed(context, feedName),
    oddsFeedName === null ? null : loadFeed(context, oddsFeedName),
  ]);
  if (day === null) throw data(null, { status: unreachableStatus });
  const shown = betting?.odds?.bookmakers[0];
  const feed = toListedCells(day.body);
  const page: DayListData = {
    epochDay,
    todayEpochDay,
    list: {
      key: `${sportId}/${epochDay}`,
      sportId,
      feedName,
      oddsFeedName,
      market: betting?.odds?.market ?? null,
      isFollowed: isUpdatedDay(epochDay - todayEpochDay),
      feed,
      seq: day.seq,
      odds: odds === null || shown === undefined ? null : toListedOdds(odds.body, shown.id),
      oddsSeq: odds?.seq ?? null,
      nowSeconds,
    },
  };
  const isToday = epochDay === todayEpochDay;
  return { page, lifetime: !hasData(feed) ? emptyLifetime : isToday ? todayLifetime : otherDayLifetime };
}
