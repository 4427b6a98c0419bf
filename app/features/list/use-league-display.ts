import { useCallback, useSyncExternalStore, type SyntheticEvent } from "react";
import { startsOpen, type TournamentType } from "../../../shared/competitions/tournament-types.ts";
import { isLeagueDisplayed, isToggled, setToggled, toggledLeagues } from "./league-display.ts";

/**
 * Whether a league's block is open, and the handler that notes that its visitor has opened or closed it. The server
 * does not know the visitor.
 */
export function useLeagueDisplay(leagueId: string, type: TournamentType) {
  const get = useCallback(() => isToggled(leagueId), [leagueId]);
  const isTurned = useSyncExternalStore(toggledLeagues.listen, get, () => false);
  return {
    isOpen: isLeagueDisplayed(type, isTurned, null),
    /** The browser also reports changes that this page made itself; they do not count. */
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
      setToggled(leagueId, currentTarget.open !== startsOpen(type)),
  };
}
