import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import type { ListLeague } from "../../live/lists.ts";
import { excitementOf, viewOf } from "../match-row/result.ts";

export type BestGame = {
  readonly id: string;
  readonly sportId: number;
  readonly league: LeagueFields;
  readonly event: EventFields;
  readonly excitement: number;
};

type OfSport = { readonly sportId: number; readonly leagues: readonly ListLeague[] };

/** A game with a lower mark is none of the best, however few there are. */
const leastExcitement = 6;
const mostGames = 5;

/** The most exciting games of several lists: of two with the same mark the one that is on, then the one that began later. */
export function bestGames(
  lists: readonly OfSport[],
  getEvent: (id: string) => EventFields | null,
): readonly BestGame[] {
  const games = lists.flatMap(({ sportId, leagues }) =>
    leagues.flatMap(({ league, eventIds }) =>
      eventIds.flatMap((id): readonly BestGame[] => {
        const event = getEvent(id);
        const excitement = event && excitementOf(event);
        return event === null || excitement === null || excitement < leastExcitement
          ? []
          : [{ id, sportId, league, event, excitement }];
      }),
    ),
  );
  return games.toSorted((a, b) => b.excitement - a.excitement || rankOf(b) - rankOf(a)).slice(0, mostGames);
}

const secondsOfLive = 1e12;
const rankOf = ({ event }: BestGame): number =>
  (viewOf(event) === "live" ? secondsOfLive : 0) + (event.startSeconds ?? 0);
