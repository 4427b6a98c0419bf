import { percentile } from "../figures.ts";

/** Memory in one minute, in MB; the heap at its lowest, when it holds the least garbage. */
export type Minute = { readonly residentMb: number; readonly heapMb: number };

/** The medians of the second, third and last quarter of a run's minutes, and the ratio of the last one to the second one. */
export function lastOfSecondQuarter(minutes: readonly Minute[], valueOf: (minute: Minute) => number) {
  const quarter = Math.ceil(minutes.length / 4);
  const middle = (part: readonly Minute[]) => percentile(part.map(valueOf), 0.5);
  const second = middle(minutes.slice(quarter, 2 * quarter));
  const third = middle(minutes.slice(2 * quarter, 3 * quarter));
  const last = middle(minutes.slice(-quarter));
  return { second, third, last, ratio: last / second };
}
