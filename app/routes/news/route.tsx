import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportByPath } from "../../navigation/sport-path.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { parseNewsCount } from "../../features/news/news-count.ts";
import styles from "../../features/news/sheet.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { sportNames } from "../../i18n/sport-texts.ts";
import { NewsPage } from "./news-page.tsx";
import { loadNews } from "./queries.server.ts";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, location, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const texts = readingTexts(page.lang);
  const title = page.sportId === null ? texts.news : texts.newsOf(sportNames(page.sportId, page.lang));
  return toRoomMeta({
    title,
    description: `${title}. ${texts.newsDescription}`,
    links: page.links,
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
  return data(
    { lang, sportId, count, news, links },
    { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 30, staleSeconds: 300 }) } },
  );
}

/** The latest articles, of every sport or of one; `?count=30` shows more of them. */
export default function NewsRoute() {
  return <NewsPage {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary };
