import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { periodOfStatus } from "../../../shared/timeline/periods.ts";
import { regularMinutes, type TimedSport } from "../sports/timed-sports.ts";

/** The shares of a game's scoring, 1 in all, that are left in its first half and in its second half. */
export type SharesLeft = { readonly first: number; readonly second: number };

/** Something may always still happen. */
const leastShare = 0.01;

/** Football's minutes that are over when a status begins; the halves last about 47 and 49. */
const minutesBefore: Readonly<Record<StatusId, number>> = {
  [eventStatus.firstHalf]: 0,
  [eventStatus.halfTime]: 47,
  [eventStatus.secondHalf]: 47,
  [eventStatus.extraTime]: 96,
  [eventStatus.firstExtraTime]: 96,
  [eventStatus.secondExtraTime]: 96,
  [eventStatus.penalties]: 96,
};
const footballMinutes = 96;
/** A half that is still on has something left, however long it lasts. */
const mostMinutes = { first: 46.5, second: 48.5 } as const;

export function footballLeft({ status: now, statusStartSeconds, schedule }: EventState, atSeconds: number): SharesLeft {
  const before = minutesBefore[now];
  if (before === undefined) return toShares(0, scoredBy(firstHalfPart));
  const running = ((atSeconds - statusStartSeconds) / 60) * schedule.clockRate;
  const isRunning = now === eventStatus.firstHalf || now === eventStatus.secondHalf;
  const minutes =
    before +
    (isRunning ? Math.min(mostMinutes[now === eventStatus.firstHalf ? "first" : "second"], Math.max(0, running)) : 0);
  return toShares(scoredBy(minutes / footballMinutes), scoredBy(firstHalfPart));
}

/** The share of a game's goals that fall in its first part: they come more often as legs tire. */
const scoredBy = (part: number) => part * (1 - rise + rise * part);
const rise = 0.14;
const firstHalfPart = 47 / footballMinutes;

export function timedLeft(state: EventState, sport: TimedSport, atSeconds: number): SharesLeft {
  return toShares(1 - minutesLeft(state, sport, atSeconds) / regularMinutes(sport));
}

/** @param firstHalf the first half's own share */
function toShares(played: number, firstHalf = 0.5): SharesLeft {
  const first = Math.max(0, firstHalf - played);
  return { first, second: Math.max(leastShare, 1 - played - first) };
}

/** Minutes of the game's clock that are still to be played. */
function minutesLeft(
  { schedule, status: now, statusStartSeconds, periods }: EventState,
  sport: TimedSport,
  atSeconds: number,
): number {
  const begun = periodOfStatus(schedule.sportId, now);
  const later = Math.max(0, sport.periods.length - periods.length) * sport.periodMinutes;
  if (!isPlaying(now) || begun === 0) return periods.length === 0 ? regularMinutes(sport) : later;
  if (begun > sport.periods.length) return 0;
  return later + Math.max(0.1, sport.periodMinutes - (atSeconds - statusStartSeconds) / sport.minuteSeconds);
}
