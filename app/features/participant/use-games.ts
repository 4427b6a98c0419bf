import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { compareNames } from "../veil/compare-names.ts";
import { useCounts, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { tabOf } from "../../live/counts.ts";
import { isResultHidden, type EventView } from "../match-row/result.ts";
import type { Game } from "./game-rows.tsx";

/** The list's games in groups; in other ones as soon as a game begins or ends. */
export function useGames() {
  const { store } = useLiveClient();
  const leagues = useLeagues();
  // They change whenever a game goes from one group to another, and this is rendered again.
  useCounts();
  return toGameOrder(leagues, (id) => store.getEvent(id));
}

type Ordered = Readonly<Record<EventView | "masked", readonly Game[]>>;

/**
 * Sorts the games of a list by their current state: live, scheduled (the next first), finished (the last first), finished
 * with a hidden result (the last first). Within each, their starts decide the order.
 */
export function toGameOrder(leagues: readonly ListLeague[], getEvent: (id: string) => EventFields | null): Ordered {
  const all = leagues.flatMap(({ league, eventIds }) =>
    eventIds.flatMap((id) => {
      const event = getEvent(id);
      if (event === null) return [];
      const state = tabOf(event);
      const view = state === "finished" && isResultHidden(event) ? "masked" : state;
      return [{ id, league, view, start: event.startSeconds ?? 0, home: event.homeName ?? "" }];
    }),
  );
  const of = (view: EventView | "masked") => all.filter((game) => game.view === view);
  return {
    live: of("live").toSorted((a, b) => a.start - b.start),
    scheduled: of("scheduled").toSorted((a, b) => a.start - b.start),
    finished: of("finished").toSorted((a, b) => b.start - a.start),
    masked: of("masked").toSorted((a, b) => b.start - a.start || compareNames(a.home, b.home)),
  };
}
