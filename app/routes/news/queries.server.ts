import { data, type AppLoadContext } from "@remix-run/cloudflare";
import { hasData } from "../../../shared/feed/codec.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { loadFeeds } from "../../feeds/load-feed.server.ts";
import { unreachableStatus } from "../../features/layout/page-error.tsx";
import { newsPages, type NewsCount } from "../../features/news/news-count.ts";
import { readArticles, type ArticleRow } from "../../features/news/read-articles.ts";

export type News = {
  readonly articles: readonly ArticleRow[];
  /** Sports that have any news, in the catalogue's order. */
  readonly sportIds: readonly number[];
};

/**
 * The newest articles of a sport, or of all. Throws a response of status 503 when no feed can be had.
 * @param sportId null for all sports
 */
export async function loadNews(context: AppLoadContext, sportId: number | null, count: NewsCount): Promise<News> {
  const feeds = await loadFeeds(
    context,
    sports.map(({ id }) => formatFeedName({ kind: "news", sportId: id, newsPage: newsPages[count] })),
  );
  if (feeds.every((feed) => feed === null)) throw data(null, { status: unreachableStatus });
  const bySport = sports.map(({ id }, index) => ({ id, body: feeds[index]?.body ?? "" }));
  const asked = bySport.filter(({ id }) => sportId === null || id === sportId);
  return {
    articles: toNewest(asked.map(({ body }) => readArticles(body)), count),
    sportIds: bySport.filter(({ body }) => hasData(body)).map(({ id }) => id),
  };
}

/** The newest of several lists, the newest first. */
export const toNewest = (lists: readonly (readonly ArticleRow[])[], count: number): readonly ArticleRow[] =>
  lists
    .flat()
    .toSorted((a, b) => (b.publishedSeconds ?? 0) - (a.publishedSeconds ?? 0) || ((a.id ?? "") < (b.id ?? "") ? -1 : 1))
    .slice(0, count);
