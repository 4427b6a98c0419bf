import { newsSection } from "../../../shared/feed/sections/news.ts";

type NewsRow = ReturnType<typeof newsSection.decode>["rows"][number];
export type ArticleRow = Extract<NewsRow, { readonly kind: "article" }>["fields"];

/** The articles of a body of news, in its order. */
export const readArticles = (body: string): readonly ArticleRow[] =>
  newsSection.decode(body).rows.flatMap((row) => (row.kind === "article" ? [row.fields] : []));
