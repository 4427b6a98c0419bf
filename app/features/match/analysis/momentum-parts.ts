import type { AnalysisPeriod } from "../../../../shared/wire/sections/read-analysis.ts";

/** Below this neither side has the better of it. */
const least = 0.05;

/** How many steps each side was on top. */
export function stepsOnTop(periods: readonly AnalysisPeriod[]): readonly [home: number, away: number] {
  const all = periods.flatMap(({ momentum }) => momentum);
  return [all.filter((value) => value >= least).length, all.filter((value) => value <= -least).length];
}

/** A stretch of a period, and the side that dominated it: 1 home, -1 away, 0 neither. */
export type MomentumPart = {
  readonly label: string;
  /** Minutes of the match. */
  readonly from: number;
  readonly to: number;
  readonly lead: -1 | 0 | 1;
};

const partMinutes = 15;

/** Quarters of an hour, or whole sets. */
export const momentumParts = (periods: readonly AnalysisPeriod[]): readonly MomentumPart[] =>
  periods.flatMap(({ label, firstMinute, regularMinutes, momentum }) => {
    const length = regularMinutes === 0 ? momentum.length : Math.min(partMinutes, regularMinutes);
    const parts: MomentumPart[] = [];
    for (let from = 0; from < momentum.length; from += length) {
      // Added time belongs to the period's last part.
      const isLast = regularMinutes === 0 || from + length >= regularMinutes;
      const own = momentum.slice(from, isLast ? undefined : from + length);
      const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
      const lead = Math.abs(mean) < least ? 0 : mean > 0 ? 1 : -1;
      parts.push({ label, from: firstMinute + from, to: firstMinute + from + own.length, lead });
      if (isLast) break;
    }
    return parts;
  });
