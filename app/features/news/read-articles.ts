import { articleSection, newsSection } from "../../../shared/wire/sections/news-section.ts";

export type ArticleRow = ReturnType<typeof newsSection.decode>["rows"][number]["fields"];
type Row = ReturnType<typeof articleSection.decode>["rows"][number];
export type AboutRow = Extract<Row, { readonly kind: "about" }>["fields"];

/** The articles of a body of news, in its order. */
export const readArticles = (body: string): readonly ArticleRow[] =>
  newsSection.decode(body).rows.map(({ fields }) => fields);

/** The newest of several lists, the newest first. */
export const toNewest = (lists: readonly (readonly ArticleRow[])[], count: number): readonly ArticleRow[] =>
  lists
    .flat()
    .toSorted((a, b) => (b.publishedSeconds ?? 0) - (a.publishedSeconds ?? 0) || ((a.id ?? "") < (b.id ?? "") ? -1 : 1))
    .slice(0, count);

export type ReadArticle = {
  readonly article: ArticleRow;
  readonly about: readonly AboutRow[];
  readonly eventIds: readonly string[];
};

/** One article (`na_`); null where the body has none. */
export function readArticle(body: string): ReadArticle | null {
  const { rows } = articleSection.decode(body);
  const [first] = rows;
  if (first?.kind !== "article") return null;
  return {
    article: first.fields,
    about: rows.flatMap((row) => (row.kind === "about" ? [row.fields] : [])),
    eventIds: rows.flatMap((row) => (row.kind === "event" ? (row.fields.eventId ?? []) : [])),
  };
}
