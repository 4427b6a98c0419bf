import { encodeSignedDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { encodeEvent } from "../../../../../shared/wire/event-row.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventFields } from "../../../../../shared/wire/event-fields.ts";
import type { FeedAnswers } from "../feed-answers.ts";
import { quarterSeconds, dayNumber, daySeconds } from "../../../../../shared/basics/day.ts";
import { byLeague, type LeagueEvents } from "./by-league.ts";
import { toRepairBody, changingFieldsOf } from "./repair-body.ts";
import { toUpdateBody } from "./update-body.ts";
import { toDayLeague } from "./day-body.ts";

/** Days of clients' time zones begin at most this far from UTC's. */
const zoneReachSeconds = 14 * 3600;

/** UTC days around today, offsets as in names of feeds, wide enough to contain those days in every time zone. */
function daysOfAll(firstDay: number, lastDay: number, nowSeconds: number): readonly [from: number, to: number] {
  const today = dayNumber(nowSeconds, 0) * daySeconds;
  return [today + firstDay * daySeconds - zoneReachSeconds, today + (lastDay + 1) * daySeconds + zoneReachSeconds];
}

/** The feeds that bring a list up to date. */
export const repairFeeds: FeedAnswers = {
  repair({ events }, _, { clock }) {
    const [from, to] = daysOfAll(-1, 1, clock.at(quarterSeconds));
    const states = [...events.eventsThrough(from), ...events.eventsBetween(from, to)];
    return toRepairBody(states.map((stored) => stored.state));
  },

  "full-repair"(context, _, { clock, projectLanguage }) {
    const { events } = context;
    const [from, to] = daysOfAll(-1, 0, clock.at(quarterSeconds));
    const states = [...events.eventsThrough(from), ...events.eventsBetween(from, to)].map((stored) => stored.state);
    return toFullRepairBody(context.sportId, projectLanguage, byLeague(context, states));
  },

  update: (context, _, { clock }) => toUpdateBody(context, context.subjects.update, clock.at(1)),

  /** Events that joined a day's list or moved to another day's (F19). */
  "local-update": (context, _, { clock }) => toUpdateBody(context, context.subjects.localUpdate, clock.at(1)),
};

/**
 * A list that is also a repair: its rows are whole, and a cell that an event does not have is sent empty where it can
 * change, so that a client may merge the rows into older ones or take them as new.
 */
function toFullRepairBody(sportId: number, lang: Language, groups: readonly LeagueEvents[]): string {
  const cleared: EventFields = Object.fromEntries(changingFieldsOf(sportId).map((name) => [name, null]));
  const leagues = groups.map((group) => {
    const { league, events } = toDayLeague(group, lang);
    return { league, events: events.map((event) => ({ ...cleared, ...event })) };
  });
  return encodeSignedDayFeed({ sportId, leagues }, encodeEvent);
}
