import { lazy, Suspense } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import { useEventContext } from "../match-row/event-context.tsx";
import { MyLeaguesLinks } from "../my-leagues/my-leagues-links.tsx";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import { LeagueLinks, type MenuTexts } from "./league-links.tsx";
import { LeaguePin, useHasPinned } from "./league-pin.tsx";

/** Loaded only for visitors who have changed what is pinned. */
const MyLeaguesList = lazy(() =>
  import("../my-leagues/my-leagues-list.tsx").then((late) => ({ default: late.MyLeaguesList })),
);

type LeagueMenuProps = {
  readonly texts: MenuTexts;
  /** The leagues that are pinned until the visitor changes something. */
  readonly defaults: readonly PinnableLeague[];
};

/** The visitor's leagues (C2.14), the leagues of the day, and countries. */
export function LeagueMenu({ texts, defaults }: LeagueMenuProps) {
  const { sportId } = useEventContext();
  const isChanged = useHasPinned();
  const leagues = useLeagues();
  if (leagues.length === 0) return null;
  const counted = leagues.map(({ league, eventIds }) => ({ league, games: eventIds.length }));
  const first = <MyLeaguesLinks leagues={defaults} />;
  return (
    <nav className="card menu" aria-labelledby="leagues-heading">
      {isChanged ? (
        <Suspense fallback={first}>
          <MyLeaguesList sportId={sportId} defaults={defaults} />
        </Suspense>
      ) : (
        first
      )}
      <div>
        <LeagueLinks leagues={counted} texts={texts} Pin={LeaguePin} />
      </div>
    </nav>
  );
}
