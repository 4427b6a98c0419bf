import { useSyncExternalStore } from "react";
import { currentVeil } from "../../live/veil.ts";

const never = () => () => {};

/** Whether a game's result is hidden from its visitor; false on the server, which does not know which ones are. */
export function useIsVeiled(eventId: string): boolean {
  const veil = useSyncExternalStore(never, currentVeil, () => null);
  return veil !== null && (veil.isHidden || veil.isSome) && !veil.isRevealed(eventId);
}
