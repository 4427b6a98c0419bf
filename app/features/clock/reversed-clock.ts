import { statusName, type StatusId, type StatusName } from "../../../shared/sports/statuses.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import type { SportName } from "../../../shared/sports/sport-ids.ts";

/** How a sport's clock counts down (A3.07). Lengths in minutes. */
export type ReversedClock = {
  readonly statuses: readonly StatusName[];
  readonly statusMinutes: number;
  readonly extraTimeStatuses: readonly StatusName[];
  readonly extraTimeMinutes: number;
};

const quarters = ["quarter1", "quarter2", "quarter3", "quarter4"] as const;
const periods = ["period1", "period2", "period3"] as const;
const extraTimeStatuses = ["extraTime"] as const;

/** Sports whose own scoreboards count down. The reversed clock is off unless a variant turns it on (C4.31). */
const configurations: Readonly<Partial<Record<SportName, ReversedClock>>> = {
  basketball: { statuses: quarters, statusMinutes: 10, extraTimeStatuses, extraTimeMinutes: 5 },
  hockey: { statuses: periods, statusMinutes: 20, extraTimeStatuses, extraTimeMinutes: 5 },
  "american-football": { statuses: quarters, statusMinutes: 15, extraTimeStatuses, extraTimeMinutes: 10 },
  "water-polo": { statuses: quarters, statusMinutes: 8, extraTimeStatuses, extraTimeMinutes: 3 },
  futsal: { statuses: ["firstHalf", "secondHalf"], statusMinutes: 20, extraTimeStatuses, extraTimeMinutes: 5 },
  "beach-soccer": { statuses: periods, statusMinutes: 12, extraTimeStatuses, extraTimeMinutes: 3 },
};

export function reversedClockOf(sportId: number): ReversedClock | null {
  const sport = sportById(sportId);
  return sport === null ? null : (configurations[sport.name] ?? null);
}

/** Lengths that an event's data names for itself: "12:5" is a period's and extra time's. Null for any other text. */
export function parseStatusTimes(text: string): Pick<ReversedClock, "statusMinutes" | "extraTimeMinutes"> | null {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  return match === null ? null : { statusMinutes: Number(match[1]), extraTimeMinutes: Number(match[2]) };
}

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
