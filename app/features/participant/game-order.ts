import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { ListLeague } from "../../live/lists.ts";
import { viewOf, type EventView } from "../match-row/result.ts";
import type { Game } from "./game-rows.tsx";

type Ordered = Readonly<Record<EventView, readonly Game[]>>;

/**
 * The games of a list by what they are now: running, to come (the next first), over (the last first). A game keeps the
 * place that its start gives it.
 */
export function toGameOrder(leagues: readonly ListLeague[], getEvent: (id: string) => EventFields | null): Ordered {
  const all = leagues.flatMap(({ league, eventIds }) =>
    eventIds.flatMap((id) => {
      const event = getEvent(id);
      return event === null ? [] : [{ id, league, view: viewOf(event), start: event.startSeconds ?? 0 }];
    }),
  );
  const of = (view: EventView) => all.filter((game) => game.view === view);
  return {
    live: of("live").toSorted((a, b) => a.start - b.start),
    scheduled: of("scheduled").toSorted((a, b) => a.start - b.start),
    finished: of("finished").toSorted((a, b) => b.start - a.start),
  };
}
