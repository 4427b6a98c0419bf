import { lazy, Suspense } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import { LeagueLinks, type MenuTexts } from "./league-links.tsx";
import { LeaguePin, useHasPinned } from "./league-pin.tsx";

/** Loaded only for visitors with pinned leagues. */
const MenuLeagues = lazy(() => import("../my-leagues/menu-leagues.tsx"));

/** The visitor's leagues (C2.14), the leagues of the day, and countries. */
export function LeagueMenu({ texts }: { readonly texts: MenuTexts }) {
  const isPinned = useHasPinned();
  const leagues = useLeagues();
  if (leagues.length === 0) return null;
  const counted = leagues.map(({ league, eventIds }) => ({ league, games: eventIds.length }));
  return (
    <nav className="card menu" aria-labelledby="leagues-heading">
      {isPinned ? (
        <Suspense>
          <MenuLeagues />
        </Suspense>
      ) : null}
      <div>
        <LeagueLinks leagues={counted} texts={texts} Pin={LeaguePin} />
      </div>
    </nav>
  );
}
