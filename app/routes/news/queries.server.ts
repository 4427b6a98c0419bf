import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { newsPages, type NewsCount } from "../../features/news/news-count.ts";
import { readArticles, type ArticleRow } from "../../features/news/read-articles.ts";

export type News = {
  readonly articles: readonly ArticleRow[];
  /** Whether there are none because their reader hides all results. */
  readonly isMasked: boolean;
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
  const feeds = await loadFeeds(
    context,
    (sportId === null ? main : [sportId]).map((id) =>
      formatFeedName({ kind: "news", sportId: id, newsPage: newsPages[count] }),
    ),
  );
  if (feeds.every((feed) => feed === null)) throw data(null, { status: unreachableStatus });
  return {
    articles: toNewest(
      feeds.map((feed) => readArticles(feed?.body ?? "")),
      count,
    ),
    isMasked: context.veil?.mode === "hidden",
    sportIds: sportId === null || main.includes(sportId) ? main : [...main, sportId],
  };
}

/** The newest of several lists, the newest first. */
export const toNewest = (lists: readonly (readonly ArticleRow[])[], count: number): readonly ArticleRow[] =>
  lists
    .flat()
    .toSorted((a, b) => (b.publishedSeconds ?? 0) - (a.publishedSeconds ?? 0) || ((a.id ?? "") < (b.id ?? "") ? -1 : 1))
    .slice(0, count);
