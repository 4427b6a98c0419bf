import type { PlayerFigures } from "../../../../shared/wire/sections/read-player-statistics.ts";

/** Keeps the order of the players that a visitor is reading (by address) while their figures change; new players come last. */
export function inSeenOrder(seen: readonly string[], players: readonly PlayerFigures[]): readonly PlayerFigures[] {
  const places = new Map(seen.map((path, place) => [path, place]));
  const placeOf = ({ path }: PlayerFigures) => places.get(path) ?? seen.length;
  return players.toSorted((left, right) => placeOf(left) - placeOf(right));
}
