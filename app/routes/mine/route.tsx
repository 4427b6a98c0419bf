import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { ownCalendarPath } from "../../features/calendar/own-calendar-path.server.ts";
import fieldStyles from "../../features/field/sheet.css?url";
import rowStyles from "../../features/match-row/rows.css?url";
import styles from "../../features/mine/sheet.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import type { MinePartsProps } from "../../features/mine/mine-parts.tsx";
import { usePage } from "../../features/page/page-context.tsx";

export const links: LinksFunction = () => [rowStyles, fieldStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const t = mineTexts(page.lang);
  return toRoomMeta({ title: t.title, description: t.description, links: page.links });
};

/** The page names no favourite of the visitor: these are kept in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const page = {
    lang,
    links: toPlainLinks(context, { kind: "mine" }),
    countriesPath: spellPlainPage({ kind: "countries", sportId: sportIds.soccer }, lang),
    searchPath: formatAddress({ kind: "search", query: "" }, lang),
    calendarPath: ownCalendarPath(lang),
  };
  return data(page, storedFor({ freshSeconds: 300, staleSeconds: 86_400 }));
}

/** Only the browser loads these parts: the server does not know the visitor. */
const MineParts = lazy(() => import("../../features/mine/mine-parts.tsx"));
const never = () => () => {};

/** Shows the games, teams and leagues that the visitor follows, of all sports and days. */
function MinePage(paths: MinePartsProps) {
  const t = mineTexts(usePage().lang);
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <PageColumns>
      <div className="cards page-body mine" data-page="myfs_page">
        <div className="card mine-head">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p>{t.hint}</p>
          <noscript>
            <p>{t.needsScripts}</p>
          </noscript>
          <nav className="section-nav" aria-label={t.title}>
            <a href="#my-games">{t.games}</a>
            <a href="#my-teams">{t.teams}</a>
            <a href="#my-leagues">{t.leagues}</a>
          </nav>
        </div>
        {isTakenOver ? (
          <Suspense>
            <MineParts {...paths} />
          </Suspense>
        ) : null}
      </div>
    </PageColumns>
  );
}

/** The games, teams, leagues and races that the visitor follows. */
export default function MineRoute() {
  const { countriesPath, searchPath, calendarPath } = useLoaderData<typeof loader>();
  return <MinePage countriesPath={countriesPath} searchPath={searchPath} calendarPath={calendarPath} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
