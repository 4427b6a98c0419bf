import type { BetType, SportBetting } from "./bet-types.ts";

/**
 * The bet types of a sport (C3.12). The lists follow the markets that licensed European bookmakers usually open; the
 * sports are grouped by whether a game can end level and by the unit that they count (docs/adr/031).
 */
export function toSportBetting(sportId: number): SportBetting | null {
  return bettingBySport.get(sportId) ?? null;
}

/** Goals are few and a game can end level. */
const goals: SportBetting = {
  defaultBetType: "HOME_DRAW_AWAY",
  summary: { prematch: ["HOME_DRAW_AWAY"], live: ["HOME_DRAW_AWAY", "NEXT_GOAL"] },
  odds: {
    prematch: [
      "HOME_DRAW_AWAY",
      "OVER_UNDER",
      "ASIAN_HANDICAP",
      "BOTH_TEAMS_TO_SCORE",
      "DOUBLE_CHANCE",
      "EUROPEAN_HANDICAP",
      "DRAW_NO_BET",
      "CORRECT_SCORE",
      "HALF_FULL_TIME",
      "ODD_OR_EVEN",
      "TO_QUALIFY",
    ],
    live: ["HOME_DRAW_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "BOTH_TEAMS_TO_SCORE", "DOUBLE_CHANCE", "NEXT_GOAL"],
  },
};

/** Level after regular time is possible, extra time then decides; the winner is a market too. */
const goalsWithOvertime = withOdds(goals, {
  prematch: [
    "HOME_DRAW_AWAY",
    "HOME_AWAY",
    "OVER_UNDER",
    "ASIAN_HANDICAP",
    "BOTH_TEAMS_TO_SCORE",
    "DOUBLE_CHANCE",
    "EUROPEAN_HANDICAP",
    "DRAW_NO_BET",
    "CORRECT_SCORE",
    "ODD_OR_EVEN",
  ],
  live: ["HOME_DRAW_AWAY", "HOME_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "DOUBLE_CHANCE", "NEXT_GOAL"],
});

/** Many points, a level game is possible: no next goal, no exact score. */
const pointsWithDraw: SportBetting = {
  defaultBetType: "HOME_DRAW_AWAY",
  summary: { prematch: ["HOME_DRAW_AWAY"], live: ["HOME_DRAW_AWAY"] },
  odds: {
    prematch: [
      "HOME_DRAW_AWAY",
      "OVER_UNDER",
      "ASIAN_HANDICAP",
      "DOUBLE_CHANCE",
      "EUROPEAN_HANDICAP",
      "DRAW_NO_BET",
      "HALF_FULL_TIME",
      "ODD_OR_EVEN",
    ],
    live: ["HOME_DRAW_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "DOUBLE_CHANCE"],
  },
};

/** Many points and always a winner. */
const points: SportBetting = {
  defaultBetType: "HOME_AWAY",
  summary: { prematch: ["HOME_AWAY"], live: ["HOME_AWAY"] },
  odds: {
    prematch: ["HOME_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "HALF_FULL_TIME", "ODD_OR_EVEN"],
    live: ["HOME_AWAY", "OVER_UNDER", "ASIAN_HANDICAP"],
  },
};

/** Sets, legs, frames or maps: few enough to bet on the exact result. */
const sets = withOdds(points, {
  prematch: ["HOME_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "CORRECT_SCORE", "ODD_OR_EVEN"],
  live: ["HOME_AWAY", "OVER_UNDER", "ASIAN_HANDICAP"],
});

/** One against one, a single result. */
const bout = withOdds(points, { prematch: ["HOME_AWAY", "OVER_UNDER"], live: ["HOME_AWAY"] });

/** A field of starters: bets on the winner, or on a place among the first. */
const field: SportBetting = {
  defaultBetType: "TOP_POSITION_MERGED",
  summary: { prematch: ["TOP_POSITION_MERGED"], live: ["TOP_POSITION_MERGED"] },
  odds: { prematch: ["TOP_POSITION_MERGED", "HOME_AWAY"], live: ["TOP_POSITION_MERGED"] },
};

/** Winter sports: mostly bets on which of two starters comes before the other. */
const duelsInField = withOdds(points, { prematch: ["HOME_AWAY", "TOP_POSITION_MERGED"], live: ["HOME_AWAY"] });

const sportsByBetting: readonly (readonly [betting: SportBetting, ...sportIds: number[]])[] = [
  [goals, 1, 11],
  // Hockey, floorball, bandy, water polo, field hockey, beach soccer.
  [goalsWithOvertime, 4, 9, 10, 22, 24, 26],
  // Handball, rugby union, rugby league, pesapallo, kabaddi.
  [pointsWithDraw, 7, 8, 19, 30, 42],
  // Basketball, American football, baseball, cricket, Aussie rules, netball.
  [points, 3, 5, 6, 13, 18, 29],
  // Tennis, volleyball, darts, snooker, beach volleyball, badminton, table tennis, esports.
  [sets, 2, 12, 14, 15, 17, 21, 25, 36],
  // Boxing, MMA.
  [bout, 16, 28],
  // Golf, motorsport, auto racing, moto racing, cycling, horse racing.
  [field, 23, 31, 32, 33, 34, 35],
  // Winter sports, ski jumping, alpine, cross-country, biathlon.
  [duelsInField, 37, 38, 39, 40, 41],
];

const bettingBySport = new Map(
  sportsByBetting.flatMap(([betting, ...sportIds]) => sportIds.map((sportId) => [sportId, betting] as const)),
);

function withOdds(
  betting: SportBetting,
  odds: { readonly prematch: readonly BetType[]; readonly live: readonly BetType[] },
): SportBetting {
  return { ...betting, odds };
}
