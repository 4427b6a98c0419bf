import { statusName, type StatusId, type StatusName } from "../../../shared/sports/statuses.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import type { Variant } from "../../../variants/variant.ts";

const quarters = ["quarter1", "quarter2", "quarter3", "quarter4"] as const;
const periods = ["period1", "period2", "period3"] as const;
const halves = ["firstHalf", "secondHalf"] as const;

/** The periods of the sports whose own scoreboards count down. */
const periodsOf: Readonly<Partial<Record<SportName, ReversedClock["statuses"]>>> = {
  basketball: quarters,
  hockey: periods,
  "american-football": quarters,
  "water-polo": quarters,
  futsal: halves,
  "beach-soccer": periods,
};

/** The clocks that a variant lets count down, by the sport's id (A3.07); a sport without such periods counts up. */
export const reversedClocksOf = (lengths: Variant["reversedClocks"]): Readonly<Record<number, ReversedClock>> =>
  Object.fromEntries(
    (Object.keys(periodsOf) as SportName[]).flatMap((name) => {
      const [statuses, times] = [periodsOf[name], parseLengths(lengths[name] ?? "")];
      return statuses === undefined || times === null
        ? []
        : [[sportIds[name], { statuses, extraTimeStatuses: ["extraTime"], ...times }] as const];
    }),
  );

/** "12:5" is a period's minutes and extra time's. Null for any other text. */
function parseLengths(text: string): Pick<ReversedClock, "statusMinutes" | "extraTimeMinutes"> | null {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  return match === null ? null : { statusMinutes: Number(match[1]), extraTimeMinutes: Number(match[2]) };
}

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
