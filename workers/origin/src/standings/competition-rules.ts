import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { Criterion } from "./criteria.ts";
import { rulesOfSeason } from "./season-rules.ts";
import { threePoints, defaultRules, sportRules } from "./sport-rules.ts";
import type { StandingsRules } from "./standings-rules.ts";

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
    "AT/bundesliga": byThreePoints("difference", "scored"),
    "RO/liga-1": matchesBetweenFirst,
    "DE/bundesliga": byThreePoints(
      "difference",
      "scored",
      { headToHead: ["difference", "awayScored"], meetings: 2 },
      "awayScored",
    ),
    "PT/liga-portugal": byThreePoints({ headToHead: ["points", "difference"] }, "difference", "wins", "scored"),
    "NL/eredivisie": byThreePoints("difference", "scored", { headToHead: ["points", "difference", "awayScored"] }),
    "BE/jupiler-pro-league": byThreePoints("wins", "difference", "scored", "awayScored", "awayWins"),
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
 * The rules of a competition in a season ("2025-26"), those of its sport when it has none of its own. `competition` is the
 * league's country key and slug: "FR/ligue-1".
 */
export function rulesForCompetition(sportId: number, competition: string, season: string): StandingsRules {
  const sport = sportById(sportId);
  if (sport === null) return defaultRules;
  const own = competitionRules[sport.name]?.[competition];
  return rulesOfSeason(own ?? sportRules[sport.name] ?? defaultRules, sport.name, competition, season);
}
