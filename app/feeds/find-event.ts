import type { EventFields } from "../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../shared/wire/league-fields.ts";
import { readDay } from "./decoded-feeds.ts";

export type FoundEvent = {
  readonly sportId: number;
  readonly league: LeagueFields;
  readonly event: EventFields;
  /** All events of its league in the list: the starters of its race. */
  readonly events: readonly EventFields[];
};

/** Finds an event in a list that may hold others, as the list of a race does (`d_su_`); null where the list lacks it. */
export function findEvent(body: string, eventId: string): FoundEvent | null {
  const { sportId, leagues } = readDay(body);
  for (const { league, events } of leagues) {
    const event = events.find(({ id }) => id === eventId);
    if (event !== undefined) return { sportId, league, event, events };
  }
  return null;
}
