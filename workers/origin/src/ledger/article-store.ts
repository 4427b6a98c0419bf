import type { Article } from "./article.ts";

/** The articles that providers sent, and what each is about. */
export type ArticleStore = ReturnType<typeof createArticleStore>;

export function createArticleStore(sql: SqlStorage) {
  return {
    /** @returns whether anything changed */
    put(article: Article): boolean {
      const json = JSON.stringify(article);
      const { rowsWritten } = sql.exec(
        `INSERT INTO article VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET
         published_seconds = excluded.published_seconds, json = excluded.json WHERE json <> excluded.json`,
        article.id,
        article.publishedSeconds,
        json,
      );
      if (rowsWritten === 0) return false;
      sql.exec("DELETE FROM article_about WHERE article_id = ?", article.id);
      for (const about of new Set([...article.participantIds, ...article.eventIds])) {
        sql.exec("INSERT INTO article_about VALUES (?, ?)", about, article.id);
      }
      return true;
    },
    /** Articles of a span of time, newest first. */
    between: (fromSeconds: number, toSeconds: number): readonly Article[] =>
      toArticles(
        sql
          .exec<{ json: string }>(
            "SELECT json FROM article WHERE published_seconds >= ? AND published_seconds <= ? ORDER BY published_seconds DESC, id",
            fromSeconds,
            toSeconds,
          )
          .toArray(),
      ),
    /** Articles about a participant or an event, newest first. */
    about: (id: string): readonly Article[] =>
      toArticles(
        sql
          .exec<{ json: string }>(
            `SELECT json FROM article JOIN article_about ON article_id = article.id WHERE about_id = ?
             ORDER BY published_seconds DESC, article.id`,
            id,
          )
          .toArray(),
      ),
  };
}

const toArticles = (rows: readonly { readonly json: string }[]): readonly Article[] =>
  // What `put` wrote.
  rows.map(({ json }) => JSON.parse(json) as Article);
