import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { sportByPath } from "../../navigation/sport-path.ts";
import { parseNewsCount, type NewsCount } from "../../features/news/news-count.ts";
import styles from "../../features/news/sheet.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { sportNames, sportLabel } from "../../i18n/sport-texts.ts";
import { NewsPart } from "../../features/news/news-part.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { Notice } from "../../ui/notice.tsx";
import { loadNews, type News } from "./queries.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, location, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const texts = readingTexts(page.lang);
  const title = page.sportId === null ? texts.news : texts.newsOf(sportNames(page.sportId, page.lang));
  return toRoomMeta({
    title,
    description: `${title}. ${texts.newsDescription}`,
    links: page.links,
    results: page.results,
    shownPath: location.pathname + location.search,
  });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const path = params["sportPath"];
  const sport = path === undefined ? null : sportByPath(lang, path);
  if (path !== undefined && sport === null) throw data(null, { status: 404 });
  const sportId = sport?.id ?? null;
  const count = parseNewsCount(new URL(request.url).searchParams);
  const news = await loadNews(context, sportId, count);
  const links = toPageLinks(context, () => ({ kind: "news", sportId }));
  const results = formatAddress({ kind: "news", sportId: null }, lang);
  return data({ lang, sportId, count, news, links, results }, storedFor({ freshSeconds: 30, staleSeconds: 300 }));
}

/** The latest articles, of every sport or of one; `?count=30` shows more of them. */
export default function NewsRoute() {
  return <NewsPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

type NewsPageProps = { readonly sportId: number | null; readonly count: NewsCount; readonly news: News };

/** The newest articles, of all sports or of one. */
function NewsPage({ sportId, count, news: { articles, maskedNames, sportIds } }: NewsPageProps) {
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
