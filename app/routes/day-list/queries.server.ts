import type { AppLoadContext } from "@remix-run/cloudflare";
import { hasData } from "../../../shared/feed/codec.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import type { ListQuery } from "../../features/day/list-query.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { toBettingView } from "../../features/legal/betting-view.ts";
import type { DayListData } from "../../features/list/day-list.tsx";
import { toListedCells, toListedOdds } from "../../feeds/listed-cells.ts";
import { feedBase, loadFeed } from "../../feeds/load-feed.server.ts";
import type { Lifetime } from "../../gateway/lifetime.ts";

/** An import must show at once on a page that was empty, so that one lives as briefly as can be. */
const emptyLifetime: Lifetime = { freshSeconds: 1, staleSeconds: 0 };
const todayLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };
const otherDayLifetime: Lifetime = { freshSeconds: 5, staleSeconds: 30 };

/** Never fails: a feed that does not answer makes a list that says so. */
export async function loadDayList(
  context: AppLoadContext,
  sportId: number,
  query: ListQuery,
  nowSeconds: number,
): Promise<{ readonly list: DayListData; readonly lifetime: Lifetime }> {
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
  const shown = betting?.odds?.bookmakers[0];
  const list: DayListData = {
    lang: variant.lang,
    timeZone,
    epochDay,
    todayEpochDay,
    isReachable: day !== null,
    betting,
    live: {
      sportId,
      feedName,
      oddsFeedName,
      market: betting?.odds?.market ?? null,
      dayOffset: epochDay - todayEpochDay,
      feedBase: feedBase(context),
      feedSign: context.cloudflare.env.FEED_SIGN,
      feed: toListedCells(day?.body ?? ""),
      seq: day?.seq ?? 0,
      odds: odds === null || shown === undefined ? null : toListedOdds(odds.body, shown.id),
      oddsSeq: odds?.seq ?? null,
      nowSeconds,
    },
  };
  const isToday = epochDay === todayEpochDay;
  const lifetime = !hasData(list.live.feed) ? emptyLifetime : isToday ? todayLifetime : otherDayLifetime;
  return { list, lifetime };
}
