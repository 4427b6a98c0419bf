import { parseGameKey } from "../../../shared/timeline/game-key.ts";
import { mutedSportsName } from "../../storage/notification-keys.ts";
import { useChoice } from "../../storage/choice.ts";
import { createListChoice } from "../../storage/list-choice.ts";
import type { MyGames } from "../favourites/my-games.ts";

const none: readonly number[] = [];
export const mutedSports = createListChoice(mutedSportsName, (id): id is number => Number.isInteger(id));

/** The games whose news are wanted: those of sports that are not muted. */
export function withoutSports(games: MyGames, muted: readonly number[]): MyGames {
  if (muted.length === 0) return games;
  const wanted = Object.entries(games.games).filter(([key]) => !muted.includes(sportOf(key)));
  return { ...games, games: Object.fromEntries(wanted) };
}

/** The sports of the followed games, and those that are muted, so that each can be heard again. */
export const sportsToOffer = ({ games }: MyGames, muted: readonly number[]): readonly number[] =>
  [...new Set([...Object.keys(games).map(sportOf), ...muted])].toSorted((one, other) => one - other);

/** 0 for a key of no game. */
const sportOf = (key: string): number => parseGameKey(key)?.sportId ?? 0;

export const useMutedSports = (): readonly number[] => useChoice(mutedSports) ?? none;

export const muteSports = (ids: readonly number[]): void => mutedSports.set(ids.length === 0 ? null : ids);
