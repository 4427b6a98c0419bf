import { useMemo } from "react";
import { useCounts, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { toGameOrder } from "./game-order.ts";

/** The list's games in groups; in other ones as soon as a game begins or ends. */
export function useGames() {
  const { store } = useLiveClient();
  const leagues = useLeagues();
  const counts = useCounts();
  // The counts change whenever a game goes from one group to another.
  return useMemo(() => toGameOrder(leagues, (id) => store.getEvent(id)), [store, leagues, counts]);
}
