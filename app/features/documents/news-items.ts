import type { ArticleRow } from "../news/read-articles.ts";
import { newestFirst, toFeedTag, type FeedItem } from "./results-feed.ts";

/**
 * Articles as items of a feed. An article that names bookmakers is left out: a feed is the same in all places,
 * and has no room for the notice of one.
 */
export const toNewsItems = (articles: readonly ArticleRow[], origin: string): readonly FeedItem[] =>
  newestFirst(
    articles.flatMap(({ path, title, lead, publishedSeconds, bookmakerIds }) => {
      if (!path || !title || bookmakerIds?.length) return [];
      const address = origin + path;
      const seconds = publishedSeconds ?? 0;
      const times = { startSeconds: seconds, resultSeconds: seconds, updatedSeconds: seconds };
      return [{ id: toFeedTag(path.slice(1)), address, title, text: lead || title, ...times }];
    }),
  );
