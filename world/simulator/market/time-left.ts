import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { periodOfStatus } from "../../../shared/timeline/periods.ts";
import { regularMinutes, type TimedSport } from "../sports/timed-sports.ts";

/** The shares of a game's scoring, 1 in all, that are left in its first half and in its second half. */
export type SharesLeft = { readonly first: number; readonly second: number };

/** Something may always still happen. */
const leastShare = 0.01;

/** Football's minutes that are over when a status begins; each half lasts about 47. */
const minutesBefore: Readonly<Record<StatusId, number>> = {
  [eventStatus.firstHalf]: 0,
  [eventStatus.halfTime]: 47,
  [eventStatus.secondHalf]: 47,
  [eventStatus.extraTime]: 90,
  [eventStatus.firstExtraTime]: 90,
  [eventStatus.secondExtraTime]: 92,
  [eventStatus.penalties]: 93,
};
const footballMinutes = 94;
/** A half that is still on has something left, however long it lasts. */
const halfMinutes = 46.5;

export function footballLeft({ status: now, statusStartSeconds, schedule }: EventState, atSeconds: number): SharesLeft {
  const before = minutesBefore[now];
  if (before === undefined) return toShares(0);
  const running = ((atSeconds - statusStartSeconds) / 60) * schedule.clockRate;
  const isRunning = now === eventStatus.firstHalf || now === eventStatus.secondHalf;
  return toShares((before + (isRunning ? Math.min(halfMinutes, Math.max(0, running)) : 0)) / footballMinutes);
}

export function timedLeft(state: EventState, sport: TimedSport, atSeconds: number): SharesLeft {
  return toShares(1 - minutesLeft(state, sport, atSeconds) / regularMinutes(sport));
}

function toShares(played: number): SharesLeft {
  const first = Math.max(0, 0.5 - played);
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
