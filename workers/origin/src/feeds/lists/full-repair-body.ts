import { encodeSignedDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { encodeEvent } from "../../../../../shared/wire/event-row.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventFields } from "../../../../../shared/wire/event-fields.ts";
import type { LeagueEvents } from "./by-league.ts";
import { toDayLeague } from "./day-body.ts";
import { changingFieldsOf } from "./repair-body.ts";

/**
 * A list that is also a repair: its rows are whole, and a cell that an event does not have is sent empty where it can
 * change, so that a client may merge the rows into older ones or take them as new.
 */
export function toFullRepairBody(sportId: number, lang: Language, groups: readonly LeagueEvents[]): string {
  const cleared: EventFields = Object.fromEntries(changingFieldsOf(sportId).map((name) => [name, null]));
  const leagues = groups.map((group) => {
    const { league, events } = toDayLeague(group, lang);
    return { league, events: events.map((event) => ({ ...cleared, ...event })) };
  });
  return encodeSignedDayFeed({ sportId, leagues }, encodeEvent);
}
