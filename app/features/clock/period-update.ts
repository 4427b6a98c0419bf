import { highlightSeconds } from "../../../shared/loading/timing.ts";

/** Whether an event carries the mark of a period that just changed (C4.25). Null when none ever did. */
export const isPeriodUpdated = (updatedSeconds: number | null, nowSeconds: number): boolean =>
  updatedSeconds !== null && nowSeconds - updatedSeconds < highlightSeconds.counter;
