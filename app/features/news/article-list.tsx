import { LegalNotice } from "../legal/legal-notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { toDayText } from "../participant/day-text.ts";
import type { ArticleRow } from "./read-articles.ts";
import { newsText } from "./news-text.ts";

type ArticleListProps = {
  readonly articles: readonly ArticleRow[];
  /** The level of their headings. */
  readonly level: 2 | 3;
};

/** Articles, the newest first: what happened, a line of it, and who says so when. */
export function ArticleList({ articles, level }: ArticleListProps) {
  const page = usePage();
  const Heading = `h${level}` as const;
  return (
    <ul className="articles">
      {articles.map(({ id, title, lead, path, source, publishedSeconds, bookmakerIds }) => (
        <li key={id}>
          <article>
            <Heading>
              <a href={path ?? undefined}>{newsText(title ?? "", page.lang)}</a>
            </Heading>
            {lead ? <p>{newsText(lead, page.lang)}</p> : null}
            <small>
              {source} · <time dateTime={toIso(publishedSeconds)}>{toDayText(publishedSeconds ?? 0, page)}</time>
            </small>
            {bookmakerIds?.length ? <LegalNotice hasPrices /> : null}
          </article>
        </li>
      ))}
    </ul>
  );
}

const toIso = (atSeconds: number | null | undefined): string => new Date((atSeconds ?? 0) * 1000).toISOString();
