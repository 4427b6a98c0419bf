import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/rankings/sheet.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { loadLeaders, type SportRankings } from "./queries.server.ts";
import { formatNumber, parseNumber } from "../../../shared/texts/numbers.ts";

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
  return data({ lang, links, sports }, storedFor(lifetime));
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

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

/** Rankings by sport, each with who leads it. */
function RankingGroups({ sports }: { readonly sports: readonly SportRankings[] }) {
  const { lang } = usePage();
  return (
    <div className="ranking-groups">
      {sports.map(({ sportId, rankings }) => (
        <section key={sportId} className="card">
          <h2>{sportLabel(sportId, lang)}</h2>
          {rankings.map(({ name, path, leaders }) => (
            <div key={path} className="ranking-card">
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <ol>
                {leaders.map((row) => (
                  <li key={row.id}>
                    <span>{row.rank}</span>
                    <Flag name={row.flag} />
                    <a href={row.path}>
                      <bdi translate="no">{row.name}</bdi>
                    </a>
                    <b>{formatNumber(parseNumber(row.points), lang)}</b>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
