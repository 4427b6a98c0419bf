import type { AnalysisPeriod } from "../../../../shared/wire/sections/read-analysis.ts";
import { regularPeriods } from "../../../../shared/timeline/periods.ts";

/** A period's place on an axis that all periods share: where it begins and how long it is, in steps. */
export type Span = {
  readonly period: AnalysisPeriod | null;
  readonly number: number;
  readonly from: number;
  readonly length: number;
};
export type Axis = { readonly spans: readonly Span[]; readonly length: number };

/** Pixels from a chance of 0 to one of 1. */
export const curveHeight = 110;

const stepsOf = ({ momentum, chances }: AnalysisPeriod): number => Math.max(momentum.length, chances.length);

/**
 * The axis of a match: of regular time the periods that are to come have their place already, so that nothing moves when they
 * begin.
 */
export function toAxis(periods: readonly AnalysisPeriod[], sportId: number): Axis {
  const [first] = periods;
  const isTimed = first !== undefined && first.regularMinutes > 0;
  // The number of sets is not known in advance, even if a source gives minutes for a match of sets.
  const regular = Number.isFinite(regularPeriods(sportId)) ? regularPeriods(sportId) : 0;
  const count = isTimed ? Math.max(periods.length, regular) : periods.length;
  const spans: Span[] = [];
  let from = 0;
  for (let index = 0; index < count; index += 1) {
    const period = periods[index] ?? null;
    const steps = period === null ? 0 : stepsOf(period);
    const length = Math.max(period?.regularMinutes ?? first?.regularMinutes ?? 0, steps, 1);
    spans.push({ period, number: index + 1, from, length });
    from += length;
  }
  return { spans, length: from };
}

/** A position on the axis as SVG writes it: "42.5%". */
export const percent = (value: number, axis: Axis): string => `${Math.round((value / axis.length) * 10_000) / 100}%`;

/** The end of what has been played. */
export function playedTo(axis: Axis): number {
  const last = axis.spans.findLast(({ period }) => period !== null);
  return last?.period ? last.from + stepsOf(last.period) : 0;
}
