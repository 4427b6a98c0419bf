import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { PageError } from "../../features/layout/page-error.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/rankings/sheet.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { loadLeaders } from "./queries.server.ts";
import { RankingGroups } from "./ranking-groups.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, location, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const texts = readingTexts(page.lang);
  return toRoomMeta({
    title: texts.rankings,
    description: texts.rankingsDescription,
    links: page.links,
    shownPath: location.pathname,
  });
};

const wholeLifetime = { freshSeconds: 60, staleSeconds: 600 };
/** Without some leaders: who comes next starts the page again. */
const partLifetime = { freshSeconds: 1, staleSeconds: 600 };

export async function loader({ context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const links = toPageLinks(context, () => ({ kind: "rankings" }));
  const { sports, isWhole } = await loadLeaders(context);
  const lifetime = isWhole ? wholeLifetime : partLifetime;
  return data({ lang, links, sports }, { headers: { [lifetimeHeader]: formatLifetime(lifetime) } });
}

/** The world rankings, each with its leaders. */
export default function RankingsRoute() {
  const { lang, sports } = useLoaderData<typeof loader>();
  const texts = readingTexts(lang);
  return (
    <PageColumns>
      <div className="reading" data-page="ranking_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{texts.rankings}</h1>
          <p>{texts.rankingsHint}</p>
        </div>
        <RankingGroups sports={sports} />
      </div>
    </PageColumns>
  );
}

export { PageError as ErrorBoundary };
