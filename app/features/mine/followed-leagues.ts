import { toGameKey } from "../../../shared/identity/game-key.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { ListLeague } from "../../live/lists.ts";
import type { MyGames } from "../favourites/my-games.ts";

/** A league of a day in which the visitor follows something. */
export type FollowedLeague = {
  readonly sportId: number;
  /** Days since 1970-01-01. */
  readonly epochDay: number;
  readonly league: ListLeague;
  /** Of the first followed game. */
  readonly startSeconds: number;
};

type LoadedList = { readonly sportId: number; readonly epochDay: number; readonly leagues: readonly ListLeague[] };

/** The leagues of the lists in which something is followed, as a whole or a game of it. */
export function toFollowedLeagues(
  lists: readonly LoadedList[],
  { games, tournaments }: MyGames,
  getEvent: (id: string) => EventFields | null,
): readonly FollowedLeague[] {
  return lists.flatMap(({ sportId, epochDay, leagues }) =>
    leagues.flatMap((league) => {
      const isWhole = Object.hasOwn(tournaments, `${sportId}_${league.league.stageId ?? ""}`);
      const ids = league.eventIds.filter((id) => isWhole || Object.hasOwn(games, toGameKey(sportId, id)));
      if (ids.length === 0) return [];
      const starts = ids.map((id) => getEvent(id)?.startSeconds ?? Infinity);
      return [{ sportId, epochDay, league, startSeconds: Math.min(...starts) }];
    }),
  );
}

/** The days, today's first, then those to come, and those that are over last. */
export function toDayOrder(days: readonly number[], todayEpochDay: number): readonly number[] {
  const distinct = [...new Set(days)];
  const isOver = (day: number) => day < todayEpochDay;
  return distinct.toSorted((one, other) =>
    isOver(one) === isOver(other) ? (isOver(one) ? other - one : one - other) : isOver(one) ? 1 : -1,
  );
}
