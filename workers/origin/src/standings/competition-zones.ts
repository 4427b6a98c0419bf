import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import type { ZoneKind } from "./zone-kinds.ts";

/** Places from one to another; negative ones count from the last, which is -1. */
export type ZoneSpan = readonly [kind: ZoneKind, from: number, to: number];
type Zones = readonly ZoneSpan[];

const twentyFromThirtySixth: Zones = [
  ["roundOf16", 1, 8],
  ["knockOutPlayOffs", 9, 24],
];
const secondDivision = (directly: number, playOffsTo: number, down: number): Zones => [
  ["promotion", 1, directly],
  ["promotionPlayOffs", directly + 1, playOffsTo],
  ["relegation", -down, -1],
];
const bigFive = (championsLeague: number, europaLeague: number, conferenceLeague: number): Zones => [
  ["championsLeague", 1, championsLeague],
  ["europaLeague", championsLeague + 1, europaLeague],
  ["conferenceLeague", europaLeague + 1, conferenceLeague],
];
const northAmerica: Zones = [["playOffs", 1, 8]];
const openLeague: Zones = [
  ["playOffs", 1, 4],
  ["relegation", -1, -1],
];

/** By sport, then by country key and slug of the league. Cup winners' places are left with the table. */
export const competitionZones: Readonly<Partial<Record<SportName, Readonly<Record<string, Zones>>>>> = {
  soccer: {
    "FR/ligue-1": [
      ["championsLeague", 1, 3],
      ["championsLeagueQualification", 4, 4],
      ["europaLeague", 5, 5],
      ["conferenceLeague", 6, 6],
      ["relegationPlayOffs", -3, -3],
      ["relegation", -2, -1],
    ],
    "FR/ligue-2": [...secondDivision(2, 5, 2), ["relegationPlayOffs", -3, -3]],
    "ENG/premier-league": [...bigFive(4, 5, 6), ["relegation", -3, -1]],
    "ENG/championship": secondDivision(2, 6, 3),
    "ES/laliga": [...bigFive(4, 5, 6), ["relegation", -3, -1]],
    "ES/laliga-2": secondDivision(2, 6, 4),
    "IT/serie-a": [...bigFive(4, 5, 6), ["relegation", -3, -1]],
    "IT/serie-b": [...secondDivision(2, 8, 3), ["relegationPlayOffs", -5, -4]],
    "DE/bundesliga": [...bigFive(4, 5, 6), ["relegationPlayOffs", -3, -3], ["relegation", -2, -1]],
    "DE/2-bundesliga": [...secondDivision(2, 3, 2), ["relegationPlayOffs", -3, -3]],
    "PT/liga-portugal": [
      ["championsLeague", 1, 1],
      ["championsLeagueQualification", 2, 2],
      ["europaLeague", 3, 3],
      ["conferenceLeague", 4, 4],
      ["relegationPlayOffs", -3, -3],
      ["relegation", -2, -1],
    ],
    "NL/eredivisie": [
      ["championsLeague", 1, 2],
      ["championsLeagueQualification", 3, 3],
      ["europaLeague", 4, 4],
      ["europeanPlayOffs", 5, 8],
      ["relegationPlayOffs", -3, -3],
      ["relegation", -2, -1],
    ],
    "BE/jupiler-pro-league": [
      ["championship", 1, 6],
      ["europeanPlayOffs", 7, 12],
      ["relegationGroup", 13, -1],
    ],
    "BR/serie-a": [
      ["libertadores", 1, 6],
      ["sudamericana", 7, 12],
      ["relegation", -4, -1],
    ],
    "US/mls": [["playOffs", 1, 9]],
    // How many go on has changed too often.
    "MX/liga-mx": [],
    "EUROPE/ligue-des-champions": twentyFromThirtySixth,
    "EUROPE/ligue-europa": twentyFromThirtySixth,
    "EUROPE/ligue-conference": twentyFromThirtySixth,
  },
  basketball: {
    "FR/lnb-elite": openLeague,
    "US/nba": [
      ["playOffs", 1, 6],
      ["playIn", 7, 10],
    ],
    "EUROPE/euroligue": [
      ["playOffs", 1, 6],
      ["playIn", 7, 10],
    ],
  },
  handball: { "FR/starligue": openLeague, "DE/bundesliga": openLeague },
  volleyball: {
    "FR/ligue-a": openLeague,
    "IT/superlega": openLeague,
    "PL/plusliga": openLeague,
    "BR/superliga": openLeague,
  },
  futsal: { "ES/primera-division": openLeague, "PT/liga-placard": openLeague },
  "water-polo": { "HU/ob-i": openLeague },
  floorball: { "SE/ssl": openLeague, "FI/f-liiga": openLeague, "CZ/superliga": openLeague },
  bandy: { "SE/elitserien": openLeague },
  pesapallo: { "FI/superpesis": openLeague },
  hockey: {
    "US/nhl": northAmerica,
    "FR/ligue-magnus": openLeague,
    "SE/shl": openLeague,
    "CH/national-league": openLeague,
  },
  baseball: { "US/mlb": [["playOffs", 1, 6]] },
  "american-football": { "US/nfl": [["playOffs", 1, 7]] },
  "rugby-union": {
    "FR/top-14": [
      ["playOffs", 1, 6],
      ["relegationPlayOffs", -2, -2],
      ["relegation", -1, -1],
    ],
    "FR/pro-d2": [
      ["promotionPlayOffs", 1, 6],
      ["relegation", -2, -1],
    ],
  },
};

/** Groups send the first two on. */
export const groupZones: Zones = [["nextRound", 1, 2]];

/** Other sports' last rounds, for competitions without a row: most of those leagues are closed. */
export const otherZones: Zones = [["playOffs", 1, 4]];

/** The season of the first Conference League began in this year: the zones of football's competitions are right since then. */
export const firstOfPresentZones = 2021;
