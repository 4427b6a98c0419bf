import type { NewsCount } from "../../features/news/news-count.ts";
import { NewsPart } from "../../features/news/news-part.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { sportLabel, sportNames } from "../../i18n/sport-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import type { News } from "./queries.server.ts";

type NewsPageProps = { readonly sportId: number | null; readonly count: NewsCount; readonly news: News };

/** The newest articles, of all sports or of one. */
export function NewsPage({ sportId, count, news: { articles, maskedNames, sportIds } }: NewsPageProps) {
  const { href, lang } = usePage();
  const texts = readingTexts(lang);
  return (
    <PageColumns>
      <div className="reading news-page" data-page="common_page">
        <div className="card reading-head news-head">
          <h1 tabIndex={-1}>{sportId === null ? texts.news : texts.newsOf(sportNames(sportId, lang))}</h1>
          <nav className="news-sports" aria-label={texts.chooseSport}>
            {[null, ...sportIds].map((id) => (
              <a
                key={id ?? 0}
                href={href({ kind: "news", sportId: id })}
                aria-current={id === sportId ? "page" : undefined}
              >
                {id === null ? texts.allSports : sportLabel(id, lang)}
              </a>
            ))}
          </nav>
        </div>
        <div className="card">
          {articles.length === 0 && maskedNames.length === 0 ? (
            <Notice icon="empty" title={texts.emptyNews} hint={texts.emptyNewsHint} />
          ) : (
            <NewsPart articles={articles} count={count} maskedNames={maskedNames} level={2} />
          )}
        </div>
      </div>
    </PageColumns>
  );
}
