import { createCache, type BoundedCache } from "../../../shared/basics/cache.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ListQuery } from "../../../shared/addresses/list-query.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import { hasData } from "../../../shared/wire/codec.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { isUpdatedDay } from "../../navigation/calendar.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { loadDayLimits } from "../../features/day/load-day-limits.server.ts";
import { loadNext } from "../../features/day/load-next.server.ts";
import { toTargetDay, type TargetDay } from "../../features/day/target-day.ts";
import { toBettingView } from "../../features/legal/betting-view.ts";
import type { DayListData } from "../../features/list/day-list.tsx";
import { toListedCells, toListedOdds } from "../../feeds/listed-cells.ts";
import { firstQuoting } from "../../feeds/quoting.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { readDay } from "../../feeds/decoded-feeds.ts";
import { shownLeagues, type MenuTexts } from "../../features/list/league-links.tsx";
import { toDefaultLeagues } from "../../features/my-leagues/to-pinnable.server.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";
import { toListOrder } from "./list-order.server.ts";
import type { Lifetime } from "../../gateway/lifetime.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { serverTexts } from "../../i18n/server-texts.server.ts";

/** An import must show at once on a page that was empty, so an empty page has the shortest lifetime. */
const emptyLifetime: Lifetime = { freshSeconds: 1, staleSeconds: 0 };
const todayLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };
const otherDayLifetime: Lifetime = { freshSeconds: 5, staleSeconds: 30 };

/**
 * Pages of one day differ in their tab and zone, and are rendered again every few seconds, mostly from the same bodies.
 */
const keptBodies = 24;
const listedCells = createCache<string>(keptBodies);
/** By bookmaker, so that the key is the feed's own string, which knows its hash. */
const listedOdds = new Map<number, BoundedCache<string>>();

function keepListedOdds(body: string, bookmakerId: number): string {
  const cache = listedOdds.get(bookmakerId) ?? createCache<string>(keptBodies);
  listedOdds.set(bookmakerId, cache);
  return cache.remember(body, () => toListedOdds(body, bookmakerId));
}

/** The day that an address means, in the visitor's time zone at that time. */
export const toListDay = ({ visitor, variant }: AppLoadContext, query: ListQuery, nowSeconds: number): TargetDay =>
  toTargetDay(query.day, visitor.place.timeZone ?? variant.timeZone, nowSeconds);

/** Null when the feed cannot be loaded. */
export async function loadDayList(
  context: AppLoadContext,
  sportId: number,
  query: ListQuery,
  nowSeconds: number,
): Promise<{ readonly page: DayListData; readonly lifetime: Lifetime } | null> {
  const { visitor, variant } = context;
  const { epochDay, todayEpochDay, feedDay } = toListDay(context, query, nowSeconds);
  const parts = { sportId, ...feedDay, lang: variant.lang, projectTypeId };
  const betting = toBettingView(visitor.policy, variant, nowSeconds);
  const feedName = formatFeedName({ kind: "day", ...parts });
  const oddsFeedName = betting?.odds == null ? null : formatFeedName({ kind: "odds-day", ...parts });

  const [[day = null, odds = null], limits, pinned] = await Promise.all([
    loadFeeds(
      context,
      [feedName, oddsFeedName].flatMap((name) => name ?? []),
    ),
    loadDayLimits(context, [sportId], nowSeconds),
    loadPinnedAtFirst(context, sportId, nowSeconds),
  ]);
  if (day === null) return null;
  const shown = odds === null ? null : firstQuoting(betting?.odds?.bookmakers ?? [], odds.body);
  const feed = listedCells.remember(day.body, () => toListedCells(day.body, sportId));
  const { leagues } = readDay(feed);
  const listPath =
    query.sort === undefined
      ? ""
      : formatAddress({ kind: "list", sportId, day: query.day, category: "all" }, variant.lang);
  const isFollowed = isUpdatedDay(epochDay - todayEpochDay);
  const isOver =
    leagues.length > 0 &&
    leagues.every(({ events }) => events.every((event) => event.statusType === statusType.finished));
  const page: DayListData = {
    epochDay,
    todayEpochDay,
    limits,
    intro: serverTexts[variant.lang].listIntro({ sport: sportLabel(sportId, variant.lang) }),
    menu: { ...toMenuTexts(variant.lang, sportId, leagues.length), list: listPath },
    pinned,
    order: toListOrder(leagues, query, variant.lang),
    next: hasData(day.body) ? null : await loadNext(context, sportId, nowSeconds),
    list: {
      key: `${sportId}/${epochDay}`,
      sportId,
      feedName,
      oddsFeedName,
      market: betting?.odds?.market ?? null,
      isFollowed,
      ...(isOver && epochDay < todayEpochDay && !isFollowed && { scope: "archive" as const }),
      feed,
      seq: day.seq,
      odds: odds === null || shown === null ? null : keepListedOdds(odds.body, shown.id),
      oddsSeq: odds?.seq ?? null,
      nowSeconds,
    },
  };
  const isToday = epochDay === todayEpochDay;
  return { page, lifetime: !hasData(feed) ? emptyLifetime : isToday ? todayLifetime : otherDayLifetime };
}

/** Loads the leagues that are pinned until the visitor changes something; a list works without them. */
async function loadPinnedAtFirst(context: AppLoadContext, sportId: number, nowSeconds: number) {
  const { lang } = context.variant;
  const question = { kind: "countries", sportId, top: true, lang } as const;
  const top = await loadDirectory(context, question, nowSeconds).catch(() => null);
  return top === null ? [] : toDefaultLeagues(sportId, top.countries, lang);
}

function toMenuTexts(lang: Language, sportId: number, leagues: number): Omit<MenuTexts, "list"> {
  const { leaguesOfTheDay, moreLeagues, footerLinks } = serverTexts[lang];
  return {
    leagues: leaguesOfTheDay,
    more: moreLeagues({ count: leagues - shownLeagues }),
    countries: { path: spellPlainPage({ kind: "countries", sportId }, lang), name: footerLinks.countries },
  };
}
