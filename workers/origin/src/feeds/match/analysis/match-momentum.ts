import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import { toMomentum, toPush, type Push } from "./momentum.ts";
import type { PlayedPeriod } from "./periods-played.ts";

/** How momentum is measured in a sport: steps until a push counts half, the sum that is half of all, what a point weighs. */
type Measure = { readonly halfLife: number; readonly scale: number; readonly pointWeight: number };

const sets: Measure = { halfLife: 4, scale: 2, pointWeight: 1 };
const goals: Measure = { halfLife: 4, scale: 1.5, pointWeight: 3 };
const measures: ReadonlyMap<number, Measure> = new Map([
  [sportIds.basketball, { halfLife: 2, scale: 8, pointWeight: 1 }],
  [sportIds.handball, { halfLife: 3, scale: 3, pointWeight: 1 }],
]);

const measureOf = (sportId: number): Measure => measures.get(sportId) ?? (countsPeriods(sportId) ? sets : goals);

/** With fewer pushes than one in so many minutes a source reports too little to say who was on top. */
const mostMinutesBetween = 6;
const leastPushes = 4;

/**
 * Momentum of each period, by its steps; null where the incidents do not carry enough. In minutes it runs on from one period to
 * the next; a set begins anew.
 */
export function matchMomentum(
  sportId: number,
  periods: readonly PlayedPeriod[],
): readonly (readonly number[])[] | null {
  const measure = measureOf(sportId);
  const pushes = periods.map(({ entries }) =>
    entries.flatMap(({ entry: { incident, takenBack }, step }): readonly Push[] => {
      const push = takenBack === undefined ? toPush(incident, step) : null;
      if (push === null) return [];
      return [incident.kind === "points" ? { ...push, weight: push.weight * measure.pointWeight } : push];
    }),
  );
  const steps = periods.reduce((sum, period) => sum + period.steps, 0);
  const count = pushes.flat().length;
  if (count < leastPushes || count * mostMinutesBetween < steps) return null;
  if (countsPeriods(sportId))
    return periods.map((period, index) => toMomentum(pushes[index] ?? [], period.steps, measure));
  let before = 0;
  const starts = periods.map((period) => {
    const start = before;
    before += period.steps;
    return start;
  });
  const all = pushes.flatMap((own, index) => own.map((push) => ({ ...push, step: push.step + (starts[index] ?? 0) })));
  const whole = toMomentum(all, steps, measure);
  return periods.map((period, index) => whole.slice(starts[index], (starts[index] ?? 0) + period.steps));
}
