import { heldDays } from "../../../shared/wire/data-part.ts";

/** The first and the last day (days since 1970-01-01) whose list can have something. */
export type DayLimits = { readonly first: number; readonly last: number };

type ShownDay = { readonly epochDay: number; readonly todayEpochDay: number };

/**
 * Whether an empty list of a day proves that it has no games: a day beyond the limits is not kept. Where the limits are unknown, only the
 * days around today are surely whole.
 */
export function isListedDay({ epochDay, todayEpochDay }: ShownDay, limits: DayLimits | null): boolean {
  if (limits === null) return Math.abs(epochDay - todayEpochDay) <= heldDays;
  return epochDay === todayEpochDay || (epochDay >= limits.first && epochDay <= limits.last);
}
