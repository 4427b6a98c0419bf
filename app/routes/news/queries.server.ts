import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { newsPages, type NewsCount } from "../../features/news/news-count.ts";
import { readArticles, toNewest, type ArticleRow } from "../../features/news/read-articles.ts";
import { isMissingSome } from "../../feeds/masked-body.ts";

export type News = {
  readonly articles: readonly ArticleRow[];
  /** The feeds that they are of, where some are left out because they would tell a hidden result; empty otherwise. */
  readonly maskedNames: readonly string[];
  /** The sports that the page leads to. */
  readonly sportIds: readonly number[];
};

/** How many sports the news of all sports are of: the first ones of the catalogue. A page for each sport has the others. */
const mainSports = 12;

/**
 * The newest articles of a sport, or of the main ones. Throws a response of status 503 when no feed can be had.
 * @param sportId null for the main sports together
 */
export async function loadNews(context: AppLoadContext, sportId: number | null, count: NewsCount): Promise<News> {
  const main = sports.slice(0, mainSports).map(({ id }) => id);
  const names = (sportId === null ? main : [sportId]).map((id) =>
    formatFeedName({ kind: "news", sportId: id, newsPage: newsPages[count] }),
  );
  const feeds = await loadFeeds(context, names);
  if (feeds.every((feed) => feed === null)) throw data(null, { status: unreachableStatus });
  return {
    articles: toNewest(
      feeds.map((feed) => readArticles(feed?.body ?? "")),
      count,
    ),
    maskedNames: feeds.some((feed) => isMissingSome(feed?.body ?? "")) ? names : [],
    sportIds: sportId === null || main.includes(sportId) ? main : [...main, sportId],
  };
}
