import type { SeasonSplit } from "../competitions/season-splits.ts";
import type { Criterion } from "./criteria.ts";
import type { PointsRule } from "./points.ts";

/** How a table counts and compares: the points of a game, then the criteria in turn. */
export type StandingsRules = {
  readonly points: PointsRule;
  readonly criteria: readonly Criterion[];
  /** The share of points that participants carry into the parts of a divided season; without this, all points. */
  readonly carries?: {
    readonly share: "half, rounded up" | "half, rounded down";
    /** The part into which they carry all points, by a word of its name in small letters. */
    readonly unlessIn?: string;
  };
  /** How the season is divided, where its source does not name the parts. */
  readonly split?: SeasonSplit;
  /** The regulation that says how the level are compared; absent where the rules are those of most competitions. */
  readonly source?: string;
};
