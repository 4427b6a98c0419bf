import type { Incident, Side } from "../../../../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../../../../shared/timeline/plays.ts";

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
