import { useLocation } from "@remix-run/react";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { ArticleList } from "./article-list.tsx";
import { mostCount, usualCount, withNewsCount, type NewsCount } from "./news-count.ts";
import type { ArticleRow } from "./read-articles.ts";

type NewsPartProps = {
  readonly articles: readonly ArticleRow[];
  /** How many were asked for. */
  readonly count: NewsCount;
  readonly level?: 2 | 3;
};

/** Articles, and a link to more of them where there may be more (C9.04). */
export function NewsPart({ articles, count, level = 3 }: NewsPartProps) {
  const { lang } = usePage();
  const { pathname } = useLocation();
  return (
    <>
      <ArticleList articles={articles} level={level} />
      {count === usualCount && articles.length === usualCount ? (
        <a className="more-link" href={withNewsCount(pathname, mostCount)}>
          {readingTexts(lang).moreNews}
        </a>
      ) : null}
    </>
  );
}
