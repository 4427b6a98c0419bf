import type { Language } from "../../../../shared/texts/languages.ts";

/** The articles that providers sent, with the participants and events that each is about. */
export type ArticleStore = ReturnType<typeof createArticleStore>;

export function createArticleStore(sql: SqlStorage) {
  return {
    /** @returns whether anything changed */
    put(article: Article, sender: string): boolean {
      const json = JSON.stringify(article);
      const { rowsWritten } = sql.exec(
        `INSERT INTO article (id, published_seconds, json, sender) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
         published_seconds = excluded.published_seconds, json = excluded.json, sender = excluded.sender
         WHERE json <> excluded.json`,
        article.id,
        article.publishedSeconds,
        json,
        sender,
      );
      if (rowsWritten === 0) return false;
      sql.exec("DELETE FROM article_about WHERE article_id = ?", article.id);
      for (const about of new Set([...article.participantIds, ...article.eventIds])) {
        sql.exec("INSERT INTO article_about VALUES (?, ?)", about, article.id);
      }
      return true;
    },
    /** The provider that sent the stored article; null if the id has no article. */
    sender: (id: string): string | null =>
      sql.exec<{ sender: string }>("SELECT sender FROM article WHERE id = ?", id).toArray()[0]?.sender ?? null,
    /** Null for an id that no article has. */
    article: (id: string): Article | null =>
      toArticles(sql.exec<{ json: string }>("SELECT json FROM article WHERE id = ?", id).toArray())[0] ?? null,
    /** Articles of a time span in a language, the newest first and at most `most`. */
    between: (lang: Language, fromSeconds: number, toSeconds: number, most: number): readonly Article[] =>
      toArticles(
        sql
          .exec<{ json: string }>(
            `SELECT json FROM article WHERE published_seconds >= ? AND published_seconds <= ? AND json ->> '$.lang' = ?
             ORDER BY published_seconds DESC, id LIMIT ?`,
            fromSeconds,
            toSeconds,
            lang,
            most,
          )
          .toArray(),
      ),
    /** Articles about a participant or an event. */
    about: (id: string, lang: Language, fromSeconds: number, toSeconds: number, most: number): readonly Article[] =>
      toArticles(
        sql
          .exec<{ json: string }>(
            `SELECT json FROM article JOIN article_about ON article_id = article.id
             WHERE about_id = ? AND published_seconds >= ? AND published_seconds <= ? AND json ->> '$.lang' = ?
             ORDER BY published_seconds DESC, article.id LIMIT ?`,
            id,
            fromSeconds,
            toSeconds,
            lang,
            most,
          )
          .toArray(),
      ),
  };
}

const toArticles = (rows: readonly { readonly json: string }[]): readonly Article[] =>
  // `put` wrote this JSON.
  rows.map(({ json }) => JSON.parse(json) as Article);

/** An article about events or participants of one sport, in one language. */
export type Article = {
  /** 8 alphanumeric characters, the first names the sport; one more for the ledger's own articles. */
  readonly id: string;
  readonly lang: Language;
  readonly title: string;
  /** The first lines; empty if the article has none. */
  readonly lead: string;
  /** A path of the site or a whole address. */
  readonly url: string;
  readonly image?: string;
  /** In pixels, where it is known. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  readonly source: string;
  readonly publishedSeconds: number;
  readonly participantIds: readonly string[];
  readonly eventIds: readonly string[];
  /** Names bookmakers and bets: sent only where a place's policy has each of them. */
  readonly isBetting?: true;
};
