import type { Shot } from "../../timeline/shot.ts";
import { expectedGoalsModel, type ExpectedGoalsModel } from "./expected-goals-model.ts";
import { goalAngle } from "./pitch.ts";

/**
 * The chance that a shot is a goal, 0 to 1: a logistic function of where and how it was taken. Penalties have a rate of
 * their own (docs/models.md).
 */
export function expectedGoals(shot: Shot, model: ExpectedGoalsModel = expectedGoalsModel): number {
  if (shot.situation === "penalty") return model.penalty;
  const weights = model.weights;
  const logit = shotFeatures(shot).reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-logit));
}

/** The value as feeds carry it. Sums add these rounded values, so that a total matches the shots that are shown. */
export const expectedThousandths = (shot: Shot): number => Math.round(expectedGoals(shot) * 1000);

/** The names of the weights, in the order of `shotFeatures`. */
export const shotFeatureNames = ["constant", "logAngle", "head", "freeKick", "counter"] as const;

/**
 * The angle that the goal fills is small from afar and from the side alike, so that one figure says both; its logarithm makes
 * the odds a power of it. The others are 0 or 1.
 */
export function shotFeatures(shot: Shot): readonly number[] {
  return [
    1,
    Math.log(goalAngle(shot)),
    shot.body === "head" ? 1 : 0,
    shot.situation === "free-kick" ? 1 : 0,
    shot.situation === "counter" ? 1 : 0,
  ];
}
