import { percentile } from "../figures.ts";

/** Of one minute. Memory in MB, the heap at its lowest, when least waits to be collected. */
export type Minute = { readonly residentMb: number; readonly heapMb: number };

/** The middle value of the last quarter of a run's minutes, of the one of its second quarter. */
export function lastOfSecondQuarter(minutes: readonly Minute[], valueOf: (minute: Minute) => number) {
  const quarter = Math.ceil(minutes.length / 4);
  const middle = (part: readonly Minute[]) => percentile(part.map(valueOf), 0.5);
  const second = middle(minutes.slice(quarter, 2 * quarter));
  const last = middle(minutes.slice(-quarter));
  return { second, last, ratio: last / second };
}
