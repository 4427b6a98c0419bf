import { statusName, type StatusId, type StatusName } from "../../../shared/sports/statuses.ts";

/** How a sport's clock counts down (A3.07). Lengths in minutes. */
export type ReversedClock = {
  readonly statuses: readonly StatusName[];
  readonly statusMinutes: number;
  readonly extraTimeStatuses: readonly StatusName[];
  readonly extraTimeMinutes: number;
};

/**
 * Whole minutes left of a period `minute` minutes old: the rest without the running minute, never below 0 (C4.31). Null
 * in a status that does not count down.
 */
export function minutesLeft(clock: ReversedClock, status: StatusId, minute: number): number | null {
  const name = statusName(status);
  if (name === null) return null;
  const length = statusLength(clock, name);
  if (length === null) return null;
  return Math.max(0, length - minute - 1);
}

function statusLength(clock: ReversedClock, name: StatusName): number | null {
  if (clock.statuses.includes(name)) return clock.statusMinutes;
  return clock.extraTimeStatuses.includes(name) ? clock.extraTimeMinutes : null;
}
