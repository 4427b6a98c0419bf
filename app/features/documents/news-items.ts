import type { ArticleRow } from "../news/read-articles.ts";
import { newestFirst, type FeedItem } from "./results-feed.ts";

/**
 * Articles as items of a feed, each named by its address. An article that names bookmakers is left out: a feed is the same in all places,
 * and has no room for the notice of one.
 */
export const toNewsItems = (articles: readonly ArticleRow[], origin: string): readonly FeedItem[] =>
  newestFirst(
    articles.flatMap(({ path, title, lead, publishedSeconds, bookmakerIds }) => {
      if (!path || !title || bookmakerIds?.length) return [];
      const address = origin + path;
      const seconds = publishedSeconds ?? 0;
      return [{ id: address, address, title, text: lead || title, startSeconds: seconds, resultSeconds: seconds }];
    }),
  );
