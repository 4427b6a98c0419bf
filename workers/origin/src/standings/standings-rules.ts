import type { Criterion } from "./criteria.ts";
import type { PointsRule } from "./points.ts";

/** How a table counts and compares: the points of a game, then the criteria in turn. */
export type StandingsRules = {
  readonly points: PointsRule;
  readonly criteria: readonly Criterion[];
  /** The share of points that participants carry into a championship or relegation round; without this, all points. */
  readonly carries?: "half, rounded up" | "half, rounded down";
};
