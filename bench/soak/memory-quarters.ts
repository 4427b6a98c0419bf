import { percentile } from "../figures.ts";

/** Of one minute. Memory in MB, the heap at its lowest, when least waits to be collected. */
export type Minute = { readonly residentMb: number; readonly heapMb: number };

/** The middle value of the last quarter of a run's minutes, as a part of that of its second quarter; and that of the third. */
export function lastOfSecondQuarter(minutes: readonly Minute[], valueOf: (minute: Minute) => number) {
  const quarter = Math.ceil(minutes.length / 4);
  const middle = (part: readonly Minute[]) => percentile(part.map(valueOf), 0.5);
  const second = middle(minutes.slice(quarter, 2 * quarter));
  const third = middle(minutes.slice(2 * quarter, 3 * quarter));
  const last = middle(minutes.slice(-quarter));
  return { second, third, last, ratio: last / second };
}
