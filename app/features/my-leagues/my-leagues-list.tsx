import type { ReactNode } from "react";
import { MyLeaguesLinks } from "./my-leagues-links.tsx";
import { useMyLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

type MyLeaguesListProps = {
  readonly sportId: number;
  /** The level of the heading is 3 in a dialog. */
  readonly level?: 2 | 3;
  /** The leagues that are pinned until the visitor changes something; undefined where a page does not know them. */
  readonly defaults?: readonly PinnableLeague[];
  /** Shown where no league is pinned. */
  readonly children?: ReactNode;
};

/** The visitor's leagues of a sport, in the order in which they were pinned (C4.02). */
export function MyLeaguesList({ sportId, level = 2, defaults = [], children = null }: MyLeaguesListProps) {
  const leagues = useMyLeagues()?.ofSport(sportId) ?? defaults;
  return leagues.length === 0 ? children : <MyLeaguesLinks leagues={leagues} level={level} />;
}
