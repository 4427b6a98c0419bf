import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { Criterion } from "../../../../shared/standings/criteria.ts";
import { rulesOfSeason } from "./season-rules.ts";
import { threePoints, defaultRules, sportRules } from "./sport-rules.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";

const byThreePoints = (source: string, ...criteria: readonly Criterion[]): StandingsRules => ({
  points: threePoints,
  criteria: ["points", ...criteria],
  source,
});

const france = byThreePoints(
  "LFP, Règlement des compétitions, season 2025-26",
  "difference",
  { headToHead: ["points", "difference", "scored", "awayScored"] },
  "scored",
  "awayScored",
);

/** Spain, Italy, Turkey, Greece, Poland: the two games between them first, once both are played. */
const matchesBetweenFirst = (source: string) =>
  byThreePoints(source, { headToHead: ["points", "difference"], meetings: 2 }, "difference", "scored");
const spain = matchesBetweenFirst("RFEF, Reglamento General, season 2025-26");
const italy = matchesBetweenFirst("FIGC, Norme organizzative interne, season 2025-26");
const turkey = matchesBetweenFirst("TFF, regulations of the professional leagues, season 2025-26");

/** League phases of UEFA's cups. */
const leaguePhase = (cup: string) =>
  byThreePoints(
    `UEFA, Regulations of the ${cup}, season 2024/25`,
    "difference",
    "scored",
    "awayScored",
    "wins",
    "awayWins",
  );

/** Group stages of UEFA's and FIFA's national teams. */
const nationalGroups = (source: string) =>
  byThreePoints(
    source,
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
    "ENG/premier-league": byThreePoints("Premier League, Handbook, season 2025-26", "difference", "scored", {
      headToHead: ["points", "awayScored"],
    }),
    "ES/laliga": spain,
    "ES/laliga-2": spain,
    "IT/serie-a": italy,
    "IT/serie-b": italy,
    "TR/super-lig": turkey,
    "TR/1-lig": turkey,
    "GR/super-league": matchesBetweenFirst("Super League Greece, regulations of the championship, season 2019-20"),
    "PL/ekstraklasa": matchesBetweenFirst("PZPN, regulations of the Ekstraklasa, season 2023-24"),
    "AT/bundesliga": byThreePoints(
      "Österreichische Fußball-Bundesliga, Meisterschaftsregeln, season 2018-19",
      "difference",
      "scored",
    ),
    "RO/liga-1": matchesBetweenFirst("LPF, regulations of Liga 1, season 2015-16"),
    "DE/bundesliga": byThreePoints(
      "DFL, Spielordnung, season 2025-26",
      "difference",
      "scored",
      { headToHead: ["difference", "awayScored"], meetings: 2 },
      "awayScored",
    ),
    "PT/liga-portugal": byThreePoints(
      "Liga Portugal, Regulamento das Competições, season 2025-26",
      { headToHead: ["points", "difference"] },
      "difference",
      "wins",
      "scored",
    ),
    "NL/eredivisie": byThreePoints(
      "KNVB, Reglement wedstrijden betaald voetbal, season 2025-26",
      "difference",
      "scored",
      { headToHead: ["points", "difference", "awayScored"] },
    ),
    "BE/jupiler-pro-league": byThreePoints(
      "Pro League, regulations of the championship, season 2025-26",
      "wins",
      "difference",
      "scored",
      "awayScored",
      "awayWins",
    ),
    "BR/serie-a": byThreePoints("CBF, regulations of the Campeonato Brasileiro 2025", "wins", "difference", "scored", {
      headToHead: ["points", "difference"],
    }),
    "JP/j1-league": byThreePoints("J.League, regulations of the J1 League 2025", "difference", "scored", {
      headToHead: ["points", "difference", "scored"],
    }),
    "KR/k-league-1": byThreePoints("K League, regulations of the season 2025", "scored", "difference", "wins", {
      headToHead: ["points"],
    }),
    "US/mls": byThreePoints("MLS, Competition Guidelines 2025", "wins", "difference", "scored"),
    "EUROPE/ligue-des-champions": leaguePhase("UEFA Champions League"),
    "EUROPE/ligue-europa": leaguePhase("UEFA Europa League"),
    "EUROPE/ligue-conference": leaguePhase("UEFA Conference League"),
    "EUROPE/championnat-d-europe": nationalGroups("UEFA, Regulations of the European Championship 2022-24"),
    "WORLD/coupe-du-monde": nationalGroups("FIFA, Regulations of the World Cup 26"),
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
