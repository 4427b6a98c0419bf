import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import type { PointsRule } from "../../../../shared/standings/points.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";

export const threePoints: PointsRule = { win: 3, draw: 1, loss: 0 };
export const twoPoints: PointsRule = { win: 2, draw: 1, loss: 0 };

export const defaultRules: StandingsRules = {
  points: threePoints,
  criteria: ["points", "difference", "scored", { headToHead: ["points", "difference", "scored"] }],
};

/** Sports in which the share of games won is what counts. */
const byPercentage: StandingsRules = {
  points: { win: 1, draw: 0.5, loss: 0 },
  criteria: ["winPercentage", { headToHead: ["winPercentage"] }, "difference"],
};

/** The rules of most federations of a sport, for competitions without rules of their own. */
export const sportRules: Readonly<Partial<Record<SportName, StandingsRules>>> = {
  basketball: {
    points: { win: 2, draw: 0, loss: 1 },
    criteria: ["points", { headToHead: ["points", "difference", "scored"] }, "difference", "scored"],
  },
  hockey: {
    points: { win: 3, draw: 1, loss: 0, lateWin: 2, lateLoss: 1 },
    criteria: ["points", { headToHead: ["points", "difference", "scored"] }, "difference", "scored"],
  },
  "american-football": byPercentage,
  baseball: byPercentage,
  handball: {
    points: twoPoints,
    criteria: ["points", { headToHead: ["points", "difference", "scored"] }, "difference", "scored"],
  },
  "rugby-union": {
    points: { win: 4, draw: 2, loss: 0, bonus: { losingWithin: 7, tries: { kind: "at-least", count: 4 } } },
    criteria: ["points", "wins", "difference", "scored"],
  },
  "rugby-league": { points: twoPoints, criteria: ["points", "difference", "scored"] },
  volleyball: {
    points: { win: 3, draw: 0, loss: 0, lateWin: 2, lateLoss: 1 },
    criteria: ["wins", "points", "ratio", { headToHead: ["wins"] }],
  },
  cricket: { points: twoPoints, criteria: ["points", "wins"] },
  "aussie-rules": { points: { win: 4, draw: 2, loss: 0 }, criteria: ["points", "ratio"] },
  netball: { points: { win: 4, draw: 2, loss: 0 }, criteria: ["points", "ratio"] },
};
