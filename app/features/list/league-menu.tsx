import { lazy, Suspense, useContext, useSyncExternalStore } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { PrinterContext } from "../../rendering/printer.ts";
import { Flag } from "../../ui/flag.tsx";
import { createBrowserStorage } from "../favourites/browser-storage.ts";
import { myLeaguesName } from "../my-leagues/my-leagues-name.ts";
import { usePage } from "../page/page-context.tsx";
import { leagueName } from "./league-words.ts";

const shownAtOnce = 14;

/** Loaded by who has pinned leagues. */
const MenuLeagues = lazy(() => import("../my-leagues/menu-leagues.tsx"));

const never = () => () => {};
const storage = createBrowserStorage(() => localStorage);
const hasPinned = () => storage.get(myLeaguesName) !== null;

type LeagueMenuProps = {
  /** The way to all countries of the sport. */
  readonly countries: { readonly path: string; readonly text: string };
};

/** The visitor's leagues (C2.14); then it jumps to the leagues of the day, and leads to all countries. */
export function LeagueMenu({ countries }: LeagueMenuProps) {
  const { t } = usePage();
  const isPinned = useSyncExternalStore(never, hasPinned, () => false);
  const leagues = useLeagues();
  const print = useContext(PrinterContext);
  if (leagues.length === 0) return null;
  const toInside = () => {
    const links = leagues.map((league) => <LeagueLink key={league.league.stageId} {...league} />);
    return (
      <>
        <h2 id="leagues-heading">{t.leaguesOfTheDay}</h2>
        {links.slice(0, shownAtOnce)}
        {links.length <= shownAtOnce ? null : (
          <details>
            <summary>{t.moreLeagues(links.length - shownAtOnce)}</summary>
            {links.slice(shownAtOnce)}
          </details>
        )}
        <a href={countries.path}>{countries.text}</a>
      </>
    );
  };
  const menu = { className: "card menu", "aria-labelledby": "leagues-heading" };
  if (!import.meta.env.SSR || print === null)
    return (
      <nav {...menu}>
        {isPinned ? (
          <Suspense>
            <MenuLeagues />
          </Suspense>
        ) : null}
        {toInside()}
      </nav>
    );
  const drawnFrom = leagues.flatMap(({ league, eventIds }) => [league, eventIds.length]);
  return (
    <nav
      {...menu}
      dangerouslySetInnerHTML={{ __html: print(["league menu", countries.path, ...drawnFrom], toInside) }}
    />
  );
}

function LeagueLink({ league, eventIds }: ListLeague) {
  return (
    <a href={`#l-${league.stageId}`}>
      <Flag name={league.flag} />
      <span>{leagueName(league)}</span>
      {/* Of a tournament of many starters they are what it has, and not games. */}
      <small>{league.duel === 0 ? null : eventIds.length}</small>
    </a>
  );
}
