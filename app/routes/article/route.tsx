import { data, redirect, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import rowStyles from "../../features/match-row/rows.css?url";
import styles from "../../features/news/sheet.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toBreadcrumbs, toPageMeta, toRoomMeta } from "../../features/page/page-links.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { loadArticle } from "./queries.server.ts";
import { ArticlePage } from "./article-page.tsx";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data: page, location, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { shown: read, lang, links: own, newsPath } = page;
  if (read === null)
    return toRoomMeta({
      title: veilTexts(lang).maskedArticle,
      description: veilTexts(lang).maskedArticleHint,
      links: own,
    });
  const { article } = read;
  const title = article.title ?? "";
  return toPageMeta({
    title,
    description: article.lead || title,
    links: own,
    shownPath: location.pathname,
    things: [
      toBreadcrumbs(own.origin, [
        { name: readingTexts(lang).news, path: newsPath },
        { name: title, path: own.path },
      ]),
      {
        "@type": "NewsArticle",
        headline: title,
        ...(article.lead ? { description: article.lead } : {}),
        ...(article.image ? { image: article.image } : {}),
        datePublished: new Date((article.publishedSeconds ?? 0) * 1000).toISOString(),
        author: { "@type": "Organization", name: article.source },
        mainEntityOfPage: own.origin + own.path,
      },
    ],
  });
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await loadArticle(context, params["id"] ?? "", params["slug"] ?? "");
  if (page.slug !== params["slug"]) throw redirect(page.links.path, 301);
  return data(page, storedFor({ freshSeconds: 10, staleSeconds: 300 }));
}

/** An article. */
export default function ArticleRoute() {
  const page = useLoaderData<typeof loader>();
  return <ArticlePage page={page} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
