import { useLocation } from "@remix-run/react";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { mostCount, usualCount, withNewsCount, type NewsCount } from "./news-count.ts";
import type { ArticleRow } from "./read-articles.ts";
import { ShownArticles } from "./shown-articles.tsx";

type NewsPartProps = {
  readonly articles: readonly ArticleRow[];
  /** How many were asked for. */
  readonly count: NewsCount;
  /** As `ShownArticles` wants them. */
  readonly maskedNames: readonly string[];
  readonly level?: 2 | 3;
};

/** Articles, and a link to more of them where there may be more (C9.04). */
export function NewsPart({ articles, count, maskedNames, level = 3 }: NewsPartProps) {
  const { lang } = usePage();
  const { pathname } = useLocation();
  return (
    <>
      <ShownArticles articles={articles} maskedNames={maskedNames} most={count} level={level} />
      {count === usualCount && (articles.length === usualCount || (articles.length > 0 && maskedNames.length > 0)) ? (
        <a className="more-link" href={withNewsCount(pathname, mostCount)}>
          {readingTexts(lang).moreNews}
        </a>
      ) : null}
    </>
  );
}
