import type { Incident, Side } from "../../../../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../../../../shared/timeline/plays.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
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

/** A sign that a side is on top; `step` is its time, in minutes or points from the start of the match's axis. */
export type Push = { readonly step: number; readonly side: Side; readonly weight: number };

/** The weights of plays; a play that is not listed does not show which side is on top. */
const playWeights: Partial<Record<PlayName, number>> = {
  "shot-on-target": 1.5,
  "shot-off-target": 0.8,
  "shot-blocked": 0.8,
  woodwork: 1.5,
  corner: 0.7,
  "penalty-corner": 0.7,
  "free-kick": 0.15,
  "penalty-awarded": 2,
  rebound: 0.3,
  steal: 0.8,
  "blocked-attempt": 0.6,
};
/** The weights of plays from which the other side profits. */
const givenAway: Partial<Record<PlayName, number>> = { turnover: 0.6, suspension: 1.2, offside: 0.1, foul: 0.05 };
const goalWeight = 3;
const cardWeights = { yellow: 0.2, "second-yellow": 2, red: 2 } as const;

/** Weighs how much an incident favours a side; null if it favours neither. */
export function toPush(incident: Incident, step: number): Push | null {
  const push = (side: Side, weight: number | undefined): Push | null =>
    weight === undefined ? null : { step, side, weight };
  switch (incident.kind) {
    case "goal":
      return push(incident.side, goalWeight);
    // A basket counts for less than a goal, and there are more of them.
    case "points":
      return push(incident.side, incident.value);
    case "card":
      return push(other(incident.side), cardWeights[incident.colour]);
    case "missed-penalty":
      return push(incident.side, 1);
    case "play":
      return push(incident.side, playWeights[incident.play]) ?? push(other(incident.side), givenAway[incident.play]);
    default:
      return null;
  }
}

const other = (side: Side): Side => (side === 1 ? 2 : 1);

/**
 * The momentum after each step, from -1 (away) to 1 (home): it sums the home side's pushes minus the away side's, and each push
 * loses half its weight every `halfLife` steps. Values of the past never change.
 * @param scale the sum at which momentum is one half
 */
export function toMomentum(
  pushes: readonly Push[],
  steps: number,
  { halfLife, scale }: { readonly halfLife: number; readonly scale: number },
): readonly number[] {
  return Array.from({ length: steps }, (_, index) => {
    const end = index + 1;
    const sum = pushes.reduce((total, { step, side, weight }) => {
      if (step > end) return total;
      const left = weight * 0.5 ** ((end - step) / halfLife);
      return side === 1 ? total + left : total - left;
    }, 0);
    return sum / (Math.abs(sum) + scale);
  });
}
