import { useCallback, useSyncExternalStore, type SyntheticEvent } from "react";
import { startsOpen, type TournamentType } from "../../../shared/sports/tournament-types.ts";
import { createBrowserStorage } from "../../storage/browser-storage.ts";
import { createToggledLeagues, isLeagueDisplayed } from "./league-display.ts";

const toggledLeagues = createToggledLeagues(
  createBrowserStorage(() => localStorage),
  () => Date.now() / 1000,
);

/**
 * Whether a league's block is open, and the handler that notes that its visitor has opened or closed it. The server
 * does not know the visitor.
 */
export function useLeagueDisplay(leagueId: string, type: TournamentType) {
  const get = useCallback(() => toggledLeagues.has(leagueId), [leagueId]);
  const isToggled = useSyncExternalStore(toggledLeagues.subscribe, get, () => false);
  return {
    isOpen: isLeagueDisplayed(type, isToggled, null),
    /** The browser also reports changes that this page made itself; they do not count. */
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
      toggledLeagues.set(leagueId, currentTarget.open !== startsOpen(type)),
  };
}
