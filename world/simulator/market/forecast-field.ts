import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { strengthIn } from "../sports/known-starters.ts";

/** How far strength, and a place won or lost while it runs, move a starter's chances. */
const strengthWeight = 3;
const placeWeight = 0.25;
/** Steps of the integral below; 200 keep the sum over a field within a hundredth. */
const steps = 200;

/** How a field may still end, seen from one of its starters. */
export type FieldForecast = {
  /** Chances to come first, among the first two, three …, as many as there are starters. */
  readonly amongFirst: readonly number[];
  /** The starter whose strength is nearest, and the chance to come before it. */
  readonly rival: { readonly name: string; readonly chance: number } | null;
};

/**
 * Starters arrive as if each had a clock of its own that rings at random, the stronger ones' sooner (Plackett and
 * Luce).
 * @param field all starters of the event's league
 * @param tilt how much this starter's strength is overestimated
 */
export function forecastStarter(state: EventState, field: readonly EventState[], tilt: number): FieldForecast | null {
  const own = weightOf(state, tilt);
  if (own === 0) return null;
  const others = field
    .filter(({ schedule }) => schedule.eventId !== state.schedule.eventId)
    .map((other) => ({ name: other.schedule.home.name, weight: weightOf(other, 0) }))
    .filter(({ weight }) => weight > 0);
  const rival = others.toSorted((a, b) => distance(a.weight, own) - distance(b.weight, own))[0];
  return {
    amongFirst: placesOf(
      own,
      others.map(({ weight }) => weight),
    ),
    rival: rival === undefined ? null : { name: rival.name, chance: own / (own + rival.weight) },
  };
}

const distance = (weight: number, own: number) => Math.abs(Math.log(weight / own));

/** 0 for a starter that is out. */
function weightOf({ schedule, status, facts }: EventState, tilt: number): number {
  if (typeof facts?.stopReason === "string") return 0;
  const behind = shownStatusType(status) === statusType.live ? (facts?.rank ?? 1) - 1 : 0;
  return Math.exp(strengthWeight * (strengthIn(schedule.sportId, schedule.home.id) + tilt) - placeWeight * behind);
}

/** Over all instants at which the own clock may ring: the chance that fewer than n others rang before. */
function placesOf(own: number, others: readonly number[]): readonly number[] {
  const sums = new Float64Array(others.length + 1);
  /** The chances that none, one, two … of the others rang before. */
  const counts = new Float64Array(others.length + 1);
  const powers = others.map((weight) => weight / own);
  for (let step = 0; step < steps; step += 1) {
    const notYet = (step + 0.5) / steps;
    counts.fill(0);
    counts[0] = 1;
    powers.forEach((power, index) => addOne(counts, index + 1, 1 - notYet ** power));
    let atMost = 0;
    counts.forEach((chance, count) => {
      atMost += chance;
      sums[count] = (sums[count] ?? 0) + atMost / steps;
    });
  }
  return [...sums];
}

/** Counts one more of independent things, the `most`-th, in the chances that so many of them happen. */
function addOne(counts: Float64Array, most: number, chance: number): void {
  for (let count = most; count >= 1; count -= 1) {
    counts[count] = (counts[count] ?? 0) * (1 - chance) + (counts[count - 1] ?? 0) * chance;
  }
  counts[0] = (counts[0] ?? 0) * (1 - chance);
}
