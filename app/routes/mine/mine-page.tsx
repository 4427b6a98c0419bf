import { lazy, Suspense, useSyncExternalStore } from "react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import type { MinePartsProps } from "../../features/mine/mine-parts.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { mineTexts } from "../../i18n/mine-texts.ts";

/** Only the browser loads these parts: the server does not know the visitor. */
const MineParts = lazy(() => import("../../features/mine/mine-parts.tsx"));
const never = () => () => {};

/** Shows the games, teams and leagues that the visitor follows, of all sports and days. */
export function MinePage(paths: MinePartsProps) {
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
