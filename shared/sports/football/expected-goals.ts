import type { Shot } from "../../timeline/shot.ts";
import { boostedChance } from "./boosted-trees.ts";
import { expectedGoalsWeights } from "./expected-goals-weights.ts";
import { shotFeatures } from "./shot-features.ts";

/** The chance that a shot is a goal, 0 to 1, from what is known of it. Penalties have a rate of their own (docs/models.md). */
export function expectedGoals(shot: Shot): number {
  if (shot.situation === "penalty") return expectedGoalsWeights.penalty;
  return boostedChance(expectedGoalsWeights, shotFeatures(shot));
}

/** The value as feeds carry it. Sums add these rounded values, so that a total matches the shots that are shown. */
export const expectedThousandths = (shot: Shot): number => Math.round(expectedGoals(shot) * 1000);
