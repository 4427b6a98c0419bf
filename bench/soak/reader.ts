import { createLiveClient } from "../../app/live/client.ts";
import type { ListFeed } from "../../app/live/list-feed.ts";
import { createNewsPositions } from "../../app/live/news-positions.ts";
import { gameSubject } from "../../shared/push/subjects.ts";
import { feedSign } from "../../tests/support/stack.ts";
import { createReaderWorld, type Traffic } from "./reader-world.ts";

export type Reader = {
  readonly store: ReturnType<typeof createLiveClient>["store"];
  readonly seesPrices: boolean;
  readonly sportIds: readonly number[];
  readonly isLive: () => boolean;
  readonly cut: () => void;
  readonly leave: () => void;
};

/** Which lists a reader shows, and of which football games it wants the news. */
export type Wanted = {
  readonly seesPrices: boolean;
  readonly sportIds: readonly number[];
  readonly gameIds: readonly string[];
};

export const place = "FR";
export const market = "fr";

/** The names of a sport's list of today and of its prices. */
export const namesOf = (sportId: number) => ({
  day: `f_${sportId}_0_0_fr_1`,
  odds: `fo_${sportId}_0_0_fr_1_0`,
});

/** The site's own live client on a socket of its own, with the lists that a page in France shows. */
export async function openReader(base: URL, wanted: Wanted, traffic: Traffic): Promise<Reader> {
  const world = createReaderWorld(place, traffic);
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const feedBase = new URL("/1/x/feed/", base).href;
  const settings = { pushOrigin: base.origin, feedBase, feedSign, nowSeconds };
  const client = createLiveClient(settings, world);
  const lists = await Promise.all(
    wanted.sportIds.map(async (sportId): Promise<ListFeed> => {
      const names = namesOf(sportId);
      const [day, odds] = await Promise.all(
        [names.day, names.odds].map((name) => world.loadFeed(feedBase + name, feedSign, new AbortController().signal)),
      );
      if (day == null || odds == null) throw new Error(`${names.day} was not answered`);
      return {
        key: String(sportId),
        sportId,
        feedName: names.day,
        feed: day.body,
        seq: day.seq ?? 0,
        ...(wanted.seesPrices
          ? { oddsFeedName: names.odds, odds: odds.body, oddsSeq: odds.seq, market }
          : { oddsFeedName: null, odds: null, oddsSeq: null, market: null }),
        nowSeconds,
        isFollowed: true,
      };
    }),
  );
  for (const list of lists) {
    client.open(list);
    client.show(list.key);
  }
  const news = createNewsPositions();
  news.follow(wanted.gameIds.map((id) => gameSubject("fr", 1, id)));
  client.followNews(news);
  const leave = client.start();
  const { sportIds, seesPrices } = wanted;
  return {
    store: client.store,
    seesPrices,
    sportIds,
    isLive: () => client.getStatus().state === "live",
    cut: world.cut,
    leave,
  };
}
