import { createContext, useContext } from "react";
import type { MatchTab } from "../../../shared/addresses/address.ts";
import type { SeriesGame } from "../../../shared/wire/sections/read-match.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import type { Game } from "../../live/game-watch.ts";

/** The data that the tabs of a match have besides their own feed. */
export type MatchContext = {
  readonly eventId: string;
  /** The one that the address names. */
  readonly tab: MatchTab;
  /** The list with this match only, as it was when the page loaded. */
  readonly list: ListFeed;
  /** Hashes of the sections in the latest answer, null before the first. */
  readonly game: Game | null;
  /** All games of its tie or series, as they were when the page loaded; empty for a single match. */
  readonly series: readonly SeriesGame[];
  /** The match's day and today in the visitor's zone; days count from 1970-01-01. */
  readonly epochDay: number;
  readonly todayEpochDay: number;
};

const Match = createContext<MatchContext | null>(null);
export const MatchProvider = Match.Provider;

export function useMatch(): MatchContext {
  const match = useContext(Match);
  if (match === null) throw new Error("a tab needs a match around it");
  return match;
}
