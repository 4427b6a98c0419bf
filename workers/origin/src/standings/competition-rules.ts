import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { Criterion } from "./criteria.ts";
import type { PointsRule } from "./points.ts";

const threePoints: PointsRule = { win: 3, draw: 1, loss: 0 };
const twoPoints: PointsRule = { win: 2, draw: 1, loss: 0 };

const defaultRules: StandingsRules = {
  points: threePoints,
  criteria: ["points", "difference", "scored", { headToHead: ["points", "difference", "scored"] }],
};

/** Sports in which the share of games won is what counts. */
const byPercentage: StandingsRules = {
  points: { win: 1, draw: 0.5, loss: 0 },
  criteria: ["winPercentage", { headToHead: ["winPercentage"] }, "difference"],
};

/** The rules of most federations of a sport, for competitions without rules of their own. */
const sportRules: Readonly<Partial<Record<SportName, StandingsRules>>> = {
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

const byThreePoints = (...criteria: readonly Criterion[]): StandingsRules => ({
  points: threePoints,
  criteria: ["points", ...criteria],
});

const france = byThreePoints(
  "difference",
  { headToHead: ["points", "difference", "scored", "awayScored"] },
  "scored",
  "awayScored",
);

/** Spain, Italy, Turkey, Greece, Poland: the two games between them first, once both are played. */
const matchesBetweenFirst = byThreePoints(
  { headToHead: ["points", "difference"], meetings: 2 },
  "difference",
  "scored",
);

/** League phases of UEFA's cups. */
const leaguePhase = byThreePoints("difference", "scored", "awayScored", "wins", "awayWins");

/** Group stages of UEFA's and FIFA's national teams. */
const nationalGroups = byThreePoints(
  { headToHead: ["points", "difference", "scored"], again: true },
  "difference",
  "scored",
  "wins",
);

type Competitions = Readonly<Record<string, StandingsRules>>;

/**
 * Competitions that count or compare in their own way, by sport, then country key and slug. Fair play, lots and play-offs
 * come after these criteria and are not known from results.
 */
export const competitionRules: Readonly<Partial<Record<SportName, Competitions>>> = {
  soccer: {
    "FR/ligue-1": france,
    "FR/ligue-2": france,
    "ENG/premier-league": byThreePoints("difference", "scored", { headToHead: ["points", "awayScored"] }),
    "ES/laliga": matchesBetweenFirst,
    "ES/laliga-2": matchesBetweenFirst,
    "IT/serie-a": matchesBetweenFirst,
    "IT/serie-b": matchesBetweenFirst,
    "TR/super-lig": matchesBetweenFirst,
    "TR/1-lig": matchesBetweenFirst,
    "GR/super-league": matchesBetweenFirst,
    "PL/ekstraklasa": matchesBetweenFirst,
    "AT/bundesliga": { ...byThreePoints("difference", "scored"), carries: "half, rounded down" },
    "RO/liga-1": { ...matchesBetweenFirst, carries: "half, rounded up" },
    "DE/bundesliga": byThreePoints(
      "difference",
      "scored",
      { headToHead: ["difference", "awayScored"], meetings: 2 },
      "awayScored",
    ),
    "PT/liga-portugal": byThreePoints({ headToHead: ["points", "difference"] }, "difference", "wins", "scored"),
    "NL/eredivisie": byThreePoints("difference", "scored", { headToHead: ["points", "difference", "awayScored"] }),
    "BE/jupiler-pro-league": {
      ...byThreePoints("wins", "difference", "scored", "awayScored", "awayWins"),
      carries: "half, rounded up",
    },
    "BR/serie-a": byThreePoints("wins", "difference", "scored", { headToHead: ["points", "difference"] }),
    "JP/j1-league": byThreePoints("difference", "scored", { headToHead: ["points", "difference", "scored"] }),
    "KR/k-league-1": byThreePoints("scored", "difference", "wins", { headToHead: ["points"] }),
    "US/mls": byThreePoints("wins", "difference", "scored"),
    "EUROPE/ligue-des-champions": leaguePhase,
    "EUROPE/ligue-europa": leaguePhase,
    "EUROPE/ligue-conference": leaguePhase,
    "EUROPE/championnat-d-europe": nationalGroups,
    "WORLD/coupe-du-monde": nationalGroups,
  },
  "rugby-union": {
    "FR/top-14": {
      points: { win: 4, draw: 2, loss: 0, bonus: { losingWithin: 5, tries: { kind: "more-than-conceded", count: 3 } } },
      criteria: ["points", { headToHead: ["points"] }, "difference", "scored"],
    },
  },
  hockey: {
    "US/nhl": {
      points: { win: 2, draw: 1, loss: 0, lateLoss: 1 },
      criteria: ["points", "regularWins", "wins", { headToHead: ["points"] }, "difference", "scored"],
    },
  },
  basketball: {
    "US/nba": {
      points: { win: 1, draw: 0, loss: 0 },
      criteria: ["winPercentage", { headToHead: ["winPercentage"] }, "difference"],
    },
  },
};

/**
 * The rules of a competition, those of its sport when it has none of its own. `competition` is the league's country key
 * and slug: "FR/ligue-1".
 */
export function rulesForCompetition(sportId: number, competition: string): StandingsRules {
  const sport = sportById(sportId);
  if (sport === null) return defaultRules;
  const own = competitionRules[sport.name]?.[competition];
  return own ?? sportRules[sport.name] ?? defaultRules;
}

/** How a table counts and compares: the points of a game, then the criteria in turn. */
export type StandingsRules = {
  readonly points: PointsRule;
  readonly criteria: readonly Criterion[];
  /** The share of points that participants carry into a championship or relegation round; without this, all points. */
  readonly carries?: "half, rounded up" | "half, rounded down";
};
