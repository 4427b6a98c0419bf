import { useCounts, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { toGameOrder } from "./game-order.ts";

/** The list's games in groups; in other ones as soon as a game begins or ends. */
export function useGames() {
  const { store } = useLiveClient();
  const leagues = useLeagues();
  // They change whenever a game goes from one group to another, and this is rendered again.
  useCounts();
  return toGameOrder(leagues, (id) => store.getEvent(id));
}
