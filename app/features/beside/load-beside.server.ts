import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { readDay } from "../../feeds/decoded-feeds.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { isMissingSome } from "../../feeds/masked-body.ts";
import { mainSports, todaysFeeds } from "../day/todays-feeds.server.ts";
import { newsPages } from "../news/news-count.ts";
import { readArticles } from "../news/read-articles.ts";
import { toProgramme } from "../tv/to-programme.ts";
import type { Beside, Broadcast } from "./beside-list.tsx";

const shownArticles = 3;
const shownBroadcasts = 4;
/** A game that began longer ago and is not being played is over, or never began. */
const keptSeconds = 15 * 60;

type Day = ReturnType<typeof readDay>;

type LoadedBeside = {
  readonly beside: Beside;
  /** Whether every feed could be loaded. */
  readonly isWhole: boolean;
};

/** Loads today's broadcasts for the list of a sport; null if not even the sport's own day could be loaded. */
export async function loadBeside(
  context: AppLoadContext,
  sportId: number,
  nowSeconds: number,
): Promise<LoadedBeside | null> {
  const { lang } = context.variant;
  const main = mainSports.map(({ id }) => id);
  const sportIds = [sportId, ...main.filter((id) => id !== sportId)];
  const [news = null, ...days] = await loadFeeds(context, [
    formatFeedName({ kind: "news", sportId, newsPage: newsPages[shownArticles] }),
    ...todaysFeeds(context, sportIds, nowSeconds),
  ]);
  // The day of the sport itself is required.
  if ((days[0] ?? null) === null) return null;
  const read = sportIds.map((id, index) => ({ sportId: id, day: readDay(days[index]?.body ?? "0") }));
  const beside = {
    sportId,
    live: read.flatMap((of) => {
      const games = countLive(of.day, of.sportId);
      return games === 0 ? [] : [{ sportId: of.sportId, games }];
    }),
    broadcasts: toBroadcasts(read, lang, nowSeconds),
    articles: readArticles(news?.body ?? "").slice(0, shownArticles),
    isMissingSome: isMissingSome(news?.body ?? ""),
  };
  return { beside, isWhole: news !== null && days.every((feed) => feed !== null) };
}

/** The number of live games; a tournament of many starters counts as one. */
export function countLive({ leagues }: Pick<Day, "leagues">, sportId: number): number {
  const live = leagues.map(
    ({ events }) => events.filter(({ status }) => shownStatusType(status ?? 0) === statusType.live).length,
  );
  return sportById(sportId)?.duel === false
    ? live.filter((games) => games > 0).length
    : live.reduce((sum, games) => sum + games, 0);
}

type SportDay = { readonly sportId: number; readonly day: Pick<Day, "leagues"> };

/** Current and coming broadcasts, each with all its channels: those of the first sport, or of all sports if no channel shows it. */
export function toBroadcasts(days: readonly SportDay[], lang: string, nowSeconds: number): readonly Broadcast[] {
  const own = listBroadcasts(days.slice(0, 1), lang, nowSeconds);
  return own.length > 0 ? own : listBroadcasts(days, lang, nowSeconds);
}

function listBroadcasts(days: readonly SportDay[], lang: string, nowSeconds: number): readonly Broadcast[] {
  const found = new Map<string, Broadcast>();
  for (const { name, items } of toProgramme(days, { sportId: null, channelId: null }, lang).channels)
    for (const item of items) {
      if (!item.isLive && item.startSeconds < nowSeconds - keptSeconds) continue;
      const key = item.eventId ?? item.path;
      found.set(key, { ...item, channels: [...(found.get(key)?.channels ?? []), name] });
    }
  return [...found.values()].toSorted((a, b) => a.startSeconds - b.startSeconds).slice(0, shownBroadcasts);
}
