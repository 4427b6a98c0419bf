import { dayNumber, daySeconds, dayStartSeconds, startDayNumber } from "../../../../../shared/basics/day.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { toMovedText } from "../../texts/moved-text.ts";

/**
 * Events that are on a day in the client's time zone: those that start on it, those of several days that continue, and
 * in today's list also those that began yesterday and are still live.
 */
export function eventsOfDay(
  { events }: LedgerContext,
  offset: number,
  tzHour: number,
  nowSeconds: number,
): readonly EventState[] {
  const startSeconds = dayStartSeconds(offset, tzHour, nowSeconds);
  const day = dayNumber(startSeconds, tzHour);
  // A day alone counts in UTC, so the span includes the day in UTC too.
  const fromSeconds = Math.min(startSeconds, day * daySeconds);
  const untilSeconds = Math.max(startSeconds, day * daySeconds) + daySeconds;
  const ofDay = events
    .eventsBetween(fromSeconds, untilSeconds)
    .map((stored) => stored.state)
    .filter(({ schedule }) => startDayNumber(schedule.startSeconds, schedule.timeKnown, tzHour) === day);
  const known = new Set(ofDay.map(({ schedule }) => schedule.eventId));
  const earlier = [...events.eventsThrough(startSeconds), ...(offset === 0 ? events.liveEvents() : [])]
    .map((stored) => stored.state)
    .filter(({ schedule: { eventId, startSeconds: begun } }) => {
      if (begun >= startSeconds || known.has(eventId)) return false;
      known.add(eventId);
      return true;
    });
  return [...earlier, ...ofDay];
}

/** An event that was on a day once and starts on another day now, with its start on that day. */
type Moved = { readonly state: EventState; readonly fromSeconds: number };

/** Events that were on a day in the client's time zone once and start on another day now. */
export function movedFromDay(
  { events }: LedgerContext,
  offset: number,
  tzHour: number,
  nowSeconds: number,
): readonly Moved[] {
  const dayFromSeconds = dayStartSeconds(offset, tzHour, nowSeconds);
  const dayToSeconds = dayFromSeconds + daySeconds;
  return events.movedFrom(dayFromSeconds, dayToSeconds).flatMap(({ eventId, fromSeconds }) => {
    const state = events.event(eventId)?.state;
    if (state === undefined) return [];
    const { startSeconds } = state.schedule;
    return startSeconds >= dayFromSeconds && startSeconds < dayToSeconds ? [] : [{ state, fromSeconds }];
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
  moved.flatMap(({ state, fromSeconds }) => {
    const league = events.league(state.schedule.leagueStageId);
    if (league === null || state.wasPostponed !== true) return [];
    const { penalties: _penalties, noticeIsBetting: _mark, ...rest } = state;
    const { endSeconds: _end, ...schedule } = state.schedule;
    return [
      {
        ...rest,
        schedule: { ...schedule, startSeconds: fromSeconds },
        status: eventStatus.postponed,
        statusStartSeconds: fromSeconds,
        notice: toMovedText(state.schedule, league, lang),
      },
    ];
  });
