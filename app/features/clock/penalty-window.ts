import type { StatusId } from "../../../shared/sports/statuses.ts";

/** A penalty stays on display this long before or after the counter's time (C4.32). */
const windowSeconds = 5 * 60;

export type PenaltyEntry = { readonly status: StatusId; readonly updatedSeconds: number };

/** True for a penalty of the current status, within five minutes of the counter's time. */
export const isPenaltyCurrent = (penalty: PenaltyEntry, status: StatusId, counterSeconds: number): boolean =>
  penalty.status === status && Math.abs(counterSeconds - penalty.updatedSeconds) <= windowSeconds;
