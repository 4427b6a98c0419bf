import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { ListLeague } from "../../live/lists.ts";
import type { MyGames } from "../favourites/my-games.ts";
import { isOfMyTeams, type MyTeams } from "../favourites/my-teams.ts";

/** A league of a day in which the visitor follows something. */
export type FollowedLeague = {
  readonly sportId: number;
  /** Days since 1970-01-01. */
  readonly epochDay: number;
  readonly league: ListLeague;
  /** The start of the earliest followed game. */
  readonly startSeconds: number;
};

type LoadedList = { readonly sportId: number; readonly epochDay: number; readonly leagues: readonly ListLeague[] };

/**
 * Selects the visitor's games from the lists: followed games, for today also those of the visitor's teams (C4.09), and tournaments that
 * are followed as a whole. A race keeps all its starters, because their ranks depend on one another.
 */
export function toFollowedLeagues(
  lists: readonly LoadedList[],
  { games, tournaments }: MyGames,
  getEvent: (id: string) => EventFields | null,
  teams: MyTeams,
  todayEpochDay: number,
): readonly FollowedLeague[] {
  return lists.flatMap(({ sportId, epochDay, leagues }) =>
    leagues.flatMap((league) => {
      const isWhole = Object.hasOwn(tournaments, `${sportId}_${league.league.stageId ?? ""}`);
      const isTeams = (id: string) => epochDay === todayEpochDay && isOfMyTeams(teams, sportId, sidesIn(getEvent(id)));
      const ids = league.eventIds.filter(
        (id) => isWhole || Object.hasOwn(games, toGameKey(sportId, id)) || isTeams(id),
      );
      if (ids.length === 0) return [];
      const starts = ids.map((id) => getEvent(id)?.startSeconds ?? Infinity);
      const shown = league.league.duel === 0 ? league : { ...league, eventIds: ids };
      return [{ sportId, epochDay, league: shown, startSeconds: Math.min(...starts) }];
    }),
  );
}

/** The sides of a match. */
export const sidesIn = (event: EventFields | null): readonly string[] =>
  [event?.homeParticipantId, event?.awayParticipantId].flatMap((id) => id ?? []);

/** Sorts the days: today first, then future days, then past ones, the latest first. */
export function toDayOrder(days: readonly number[], todayEpochDay: number): readonly number[] {
  const distinct = [...new Set(days)];
  const isOver = (day: number) => day < todayEpochDay;
  return distinct.toSorted((one, other) =>
    isOver(one) === isOver(other) ? (isOver(one) ? other - one : one - other) : isOver(one) ? 1 : -1,
  );
}
