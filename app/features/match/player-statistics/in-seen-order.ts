import type { PlayerFigures } from "../../../../shared/feed/sections/read-player-statistics.ts";

/** Players in the order of those that are read, by their addresses: who is new is last, and moves nobody. */
export function inSeenOrder(seen: readonly string[], players: readonly PlayerFigures[]): readonly PlayerFigures[] {
  const places = new Map(seen.map((path, place) => [path, place]));
  const placeOf = ({ path }: PlayerFigures) => places.get(path) ?? seen.length;
  return players.toSorted((left, right) => placeOf(left) - placeOf(right));
}
