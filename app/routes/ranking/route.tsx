import { commaIn } from "../../../shared/texts/comma.ts";
import { data, redirect, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { readRanking } from "../../../shared/wire/sections/read-ranking.ts";
import { rankingById } from "../../../shared/competitions/rankings.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toBreadcrumbs, toPageMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import { toRankingAddress } from "../../features/rankings/ranking-address.server.ts";
import styles from "../../features/rankings/sheet.css?url";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { parsePageNumber, withPageNumber } from "../../navigation/page-number.ts";
import { RankingTable } from "../../features/rankings/ranking-table.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, location, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, ranking, number, sportId, allPath } = page;
  const texts = readingTexts(lang);
  const title = `${ranking.name} · ${sportLabel(sportId, lang)}`;
  return toPageMeta({
    title: number === 1 ? title : title + commaIn(lang) + texts.page({ page: number }),
    description: texts.rankingDescription({ name: ranking.name, count: ranking.ranked }),
    links: page.links,
    shownPath: location.pathname + location.search,
    things: [
      toBreadcrumbs(page.links.origin, [
        { name: texts.rankings, path: allPath },
        { name: ranking.name, path: page.links.path },
      ]),
    ],
  });
};

/** Rows of a page of the feed. */
const pageRows = 50;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const known = rankingById(params["id"] ?? "");
  if (known === null) throw data(null, { status: 404 });
  const own = toRankingAddress(known, lang);
  const number = parsePageNumber(new URL(request.url).searchParams);
  if (params["slug"] !== own.slug) throw redirect(withPageNumber(formatAddress(own, lang), number), 301);
  const feed = await loadFeed(context, formatFeedName({ kind: "ranking", rankingId: known.id, page: number }));
  if (feed === null) throw data(null, { status: unreachableStatus });
  const ranking = readRanking(feed.body);
  if (ranking === null) throw data(null, { status: 404 });
  const page = {
    lang,
    ranking,
    number,
    sportId: known.sportId,
    hasNext: number * pageRows < ranking.ranked,
    allPath: formatAddress({ kind: "rankings" }, lang),
    links: toPageLinks(context, (other) => toRankingAddress(known, other)),
  };
  return data(page, storedFor({ freshSeconds: 30, staleSeconds: 600 }));
}

/** A world ranking. */
export default function RankingRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <PageColumns>
      <RankingTable {...page} />
    </PageColumns>
  );
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
