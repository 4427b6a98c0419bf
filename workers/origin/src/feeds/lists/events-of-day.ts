import { dayNumber, daySeconds, hourSeconds } from "../../../../../shared/basics/day.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { toMovedText } from "../../texts/moved-text.ts";

/** A day as a feed's name says it: hours from UTC at its end and, where clocks are changed on it, at its beginning. */
export type AskedDay = { readonly day: number; readonly tzHour: number; readonly startHour?: number };

type Bounds = { readonly epochDay: number; readonly fromSeconds: number; readonly toSeconds: number };

function toBounds({ day, tzHour, startHour = tzHour }: AskedDay, nowSeconds: number): Bounds {
  const epochDay = dayNumber(nowSeconds, tzHour) + day;
  return {
    epochDay,
    fromSeconds: epochDay * daySeconds - startHour * hourSeconds,
    toSeconds: (epochDay + 1) * daySeconds - tzHour * hourSeconds,
  };
}

const isWithin = ({ fromSeconds, toSeconds }: Bounds, atSeconds: number): boolean =>
  atSeconds >= fromSeconds && atSeconds < toSeconds;

/** Whether a start is on the day: a day alone counts in UTC, and is the same in every zone. */
const isOn = (bounds: Bounds, { startSeconds, timeKnown }: Pick<Schedule, "startSeconds" | "timeKnown">): boolean =>
  timeKnown ? isWithin(bounds, startSeconds) : dayNumber(startSeconds, 0) === bounds.epochDay;

/** The span with the day in UTC, for events without an hour. */
const withDayInUtc = ({ epochDay, fromSeconds, toSeconds }: Bounds): Omit<Bounds, "epochDay"> => ({
  fromSeconds: Math.min(fromSeconds, epochDay * daySeconds),
  toSeconds: Math.max(toSeconds, (epochDay + 1) * daySeconds),
});

/**
 * Events that are on a day in the client's time zone: those that start on it, those of several days that continue, and
 * in today's list also those that began yesterday and are still live.
 */
export function eventsOfDay({ events }: LedgerContext, asked: AskedDay, nowSeconds: number): readonly EventState[] {
  const bounds = toBounds(asked, nowSeconds);
  const { fromSeconds } = bounds;
  const wide = withDayInUtc(bounds);
  const ofDay = events
    .eventsBetween(wide.fromSeconds, wide.toSeconds)
    .map((stored) => stored.state)
    .filter(({ schedule }) => isOn(bounds, schedule));
  const known = new Set(ofDay.map(({ schedule }) => schedule.eventId));
  const earlier = [...events.eventsThrough(fromSeconds), ...(isWithin(bounds, nowSeconds) ? events.liveEvents() : [])]
    .map((stored) => stored.state)
    .filter(({ schedule: { eventId, startSeconds: begun } }) => {
      if (begun >= fromSeconds || known.has(eventId)) return false;
      known.add(eventId);
      return true;
    });
  return [...earlier, ...ofDay];
}

/** An event that was on a day once and starts on another day now, with its start on that day. */
type Moved = { readonly state: EventState; readonly from: Pick<Schedule, "startSeconds" | "timeKnown"> };

/** Events that were on a day in the client's time zone once and start on another day now. */
export function movedFromDay({ events }: LedgerContext, asked: AskedDay, nowSeconds: number): readonly Moved[] {
  const bounds = toBounds(asked, nowSeconds);
  const { fromSeconds, toSeconds } = withDayInUtc(bounds);
  return events.movedFrom(fromSeconds, toSeconds).flatMap(({ eventId, from }) => {
    const state = events.event(eventId)?.state;
    return state === undefined || !isOn(bounds, from) || isOn(bounds, state.schedule) ? [] : [{ state, from }];
  });
}

/**
 * The lines of a day for the events that were postponed on it and have a new day: at their former start, postponed, with the
 * new day in words. A fixture that is only rescheduled leaves no line.
 */
export const toPostponedLines = (
  { events }: LedgerContext,
  moved: readonly Moved[],
  lang: Language,
): readonly EventState[] =>
  moved.flatMap(({ state, from }) => {
    const league = events.league(state.schedule.leagueStageId);
    if (league === null || state.wasPostponed !== true) return [];
    const { penalties: _penalties, noticeIsBetting: _mark, ...rest } = state;
    const { endSeconds: _end, ...schedule } = state.schedule;
    return [
      {
        ...rest,
        schedule: { ...schedule, ...from },
        status: eventStatus.postponed,
        statusStartSeconds: from.startSeconds,
        notice: toMovedText(state.schedule, league, lang),
      },
    ];
  });
