import type { ForecastBin } from "../../../../shared/wire/sections/read-forecasts.ts";

/** Fewer forecasts say too little of how often their like comes true. */
export const leastForecasts = 30;
/** An example needs more of them. */
const enoughForExample = 100;
/** Standard errors of a 95 % interval. */
const wide = 1.96;

/** A bin with forecasts: the share that came true, and between which shares its 95 % interval lies; each from 0 to 1. */
export type JudgedBin = ForecastBin & { readonly observed: number; readonly low: number; readonly high: number };

/** Null for a bin without a forecast. The interval is Wilson's, which stays between 0 and 1. */
export function judgeBin(bin: ForecastBin): JudgedBin | null {
  const { count, happened } = bin;
  if (count === 0) return null;
  const observed = happened / count;
  const square = wide ** 2;
  const middle = (observed + square / (2 * count)) / (1 + square / count);
  const half =
    (wide * Math.sqrt((observed * (1 - observed)) / count + square / (4 * count ** 2))) / (1 + square / count);
  return { ...bin, observed, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export type BinVerdict = {
  /** How many bins have enough forecasts, and in how many of these the forecast lies in the interval of what happened. */
  readonly bins: number;
  readonly within: number;
  /** The bin with enough forecasts that missed most; null where all lie within. */
  readonly worst: JudgedBin | null;
  /** The bin of the highest chance with many forecasts. */
  readonly example: JudgedBin | null;
  /** The bins that have forecasts, but too few, and how many these are. */
  readonly few: { readonly bins: number; readonly count: number };
};

const missed = ({ expected, observed }: JudgedBin): number => Math.abs(expected - observed);

export function judgeBins(bins: readonly ForecastBin[]): BinVerdict {
  const judged = bins.flatMap((bin) => judgeBin(bin) ?? []);
  const many = judged.filter(({ count }) => count >= leastForecasts);
  const few = judged.filter(({ count }) => count < leastForecasts);
  const outside = many.filter(({ expected, low, high }) => expected < low || expected > high);
  return {
    bins: many.length,
    within: many.length - outside.length,
    worst: outside.toSorted((a, b) => missed(b) - missed(a))[0] ?? null,
    example: many.findLast(({ count }) => count >= enoughForExample) ?? many.at(-1) ?? null,
    few: { bins: few.length, count: few.reduce((sum, { count }) => sum + count, 0) },
  };
}
