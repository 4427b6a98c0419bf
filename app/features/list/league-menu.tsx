import { lazy, Suspense, useSyncExternalStore } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import { readStored } from "../../storage/read-stored.ts";
import { myLeaguesName, onPinned } from "../my-leagues/my-leagues-name.ts";
import { LeagueLinks, type MenuTexts } from "./league-links.tsx";

/** Loaded only for visitors with pinned leagues. */
const MenuLeagues = lazy(() => import("../my-leagues/menu-leagues.tsx"));

const hasPinned = () => readStored(myLeaguesName) !== null;

/** The visitor's leagues (C2.14), the leagues of the day, and countries. */
export function LeagueMenu({ texts }: { readonly texts: MenuTexts }) {
  const isPinned = useSyncExternalStore(onPinned, hasPinned, () => false);
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
        <LeagueLinks leagues={counted} texts={texts} />
      </div>
    </nav>
  );
}
