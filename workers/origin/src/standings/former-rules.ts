import type { Criterion } from "../../../../shared/standings/criteria.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";

/**
 * A rule of some seasons, which are named by the years in which they begin. Without `from` nobody has looked up when
 * the rule began, and without `until` it is in force.
 */
export type SeasonRule = {
  readonly from?: number;
  readonly until?: number;
  /** The regulation or the handbook, with its season, that has the rule or ended it. */
  readonly source: string;
};

export const isInForce = ({ from = -Infinity, until = Infinity }: SeasonRule, year: number): boolean =>
  year >= from && year <= until;

/**
 * The seasons in which a win was worth two points, by country key. A country that is not listed has three points in
 * every season, because nobody has looked its change up.
 */
export const twoPointSeasons: Readonly<Record<string, readonly SeasonRule[]>> = {
  ENG: [{ until: 1980, source: "The Football League, Regulations, season 1981-82" }],
  TR: [{ until: 1986, source: "TFF, regulations of the leagues, season 1987-88" }],
  // France tried three points in 1988-89.
  FR: [
    { until: 1987, source: "Ligue nationale de football, règlement du championnat, season 1988-89" },
    { from: 1989, until: 1993, source: "Ligue nationale de football, règlement du championnat, season 1994-95" },
  ],
  GR: [{ until: 1991, source: "EPAE, regulations of the championship, season 1992-93" }],
  IT: [{ until: 1993, source: "FIGC, Norme organizzative interne, season 1994-95" }],
  SCO: [{ until: 1993, source: "The Scottish Football League, Rules, season 1994-95" }],
  DE: [{ until: 1994, source: "DFB, Spielordnung, season 1995-96" }],
  AT: [{ until: 1994, source: "ÖFB, Meisterschaftsregeln, season 1995-96" }],
  BE: [{ until: 1994, source: "KBVB/URBSFA, regulations, season 1995-96" }],
  CH: [{ until: 1994, source: "SFV/ASF, Wettspielreglement, season 1995-96" }],
  ES: [{ until: 1994, source: "RFEF, Reglamento General, season 1995-96" }],
  NL: [{ until: 1994, source: "KNVB, Reglement wedstrijden betaald voetbal, season 1995-96" }],
  PT: [{ until: 1994, source: "FPF, regulations of the national championship, season 1995-96" }],
  RU: [{ until: 1994, source: "Professional Football League of Russia, regulations of the championship 1995" }],
  MX: [{ until: 1994, source: "FMF, Reglamento de Competencia, season 1995-96" }],
  BR: [{ until: 1994, source: "CBF, regulations of the Campeonato Brasileiro 1995" }],
  EUROPE: [{ until: 1994, source: "UEFA, regulations of the Champions League 1995/96 and of EURO 96" }],
  WORLD: [{ until: 1993, source: "FIFA, Regulations of the 1994 World Cup" }],
};

const byDifference: readonly Criterion[] = ["difference", "scored", { headToHead: ["points", "difference", "scored"] }];
const byAverage: readonly Criterion[] = ["ratio", "scored"];

type FormerCriteria = readonly (SeasonRule & {
  /** The criteria after points; none where the level played once more or drew lots. */
  readonly criteria: readonly Criterion[];
})[];

/** The Football League counted goals before their difference for seven seasons. */
const footballLeague: FormerCriteria = [
  { until: 1975, criteria: byAverage, source: "The Football League, Regulations, season 1976-77" },
  {
    from: 1992,
    until: 1998,
    criteria: ["scored", "difference"],
    source: "The Football League, Handbook, season 1992-93",
  },
];

const italy: FormerCriteria = [
  { until: 2004, criteria: ["difference", "scored"], source: "FIGC, Norme organizzative interne, season 2004-05" },
];

/** Groups of UEFA's cups: the games between the level first, with away goals until they were given up in 2021. */
const cupGroups = (cup: string, from: number): FormerCriteria => [
  {
    from,
    until: 2020,
    criteria: [{ headToHead: ["points", "difference", "scored", "awayScored"], again: true }, "difference", "scored"],
    source: `UEFA, Regulations of the ${cup}, seasons to 2020/21`,
  },
  {
    from,
    until: 2023,
    criteria: [{ headToHead: ["points", "difference", "scored"], again: true }, "difference", "scored", "awayScored"],
    source: `UEFA, Regulations of the ${cup}, seasons 2021/22 to 2023/24`,
  },
];

/** The criteria of competitions in seasons in which they were others than today's; the first row in force counts. */
export const formerCriteria: Readonly<Record<string, FormerCriteria>> = {
  "ENG/premier-league": [
    { until: 1975, criteria: byAverage, source: "The Football League, Regulations, season 1976-77" },
  ],
  "ENG/championship": footballLeague,
  "ENG/league-one": footballLeague,
  "ENG/league-two": footballLeague,
  "DE/bundesliga": [{ until: 1968, criteria: byAverage, source: "DFB, Bundesliga-Statut, season 1969-70" }],
  "IT/serie-a": italy,
  "IT/serie-b": italy,
  "EUROPE/ligue-des-champions": cupGroups("UEFA Champions League", 1991),
  "EUROPE/ligue-europa": cupGroups("UEFA Europa League", 2009),
  "EUROPE/ligue-conference": cupGroups("UEFA Europa Conference League", 2021),
  // Each two of a group of five met once.
  "EUROPE/coupe-de-l-uefa": [
    {
      from: 2004,
      until: 2008,
      criteria: ["difference", "scored", "awayScored", "wins", "awayWins"],
      source: "UEFA, Regulations of the UEFA Cup, seasons 2004/05 to 2008/09",
    },
  ],
  "EUROPE/championnat-d-europe": [
    { until: 1992, criteria: byDifference, source: "UEFA, Regulations of the European Championship 1990-92" },
  ],
  "WORLD/coupe-du-monde": [
    { until: 1958, criteria: [], source: "FIFA, Regulations of the World Cup 1958" },
    { until: 1966, criteria: byAverage, source: "FIFA, Regulations of the World Cups 1962 and 1966" },
    { until: 2022, criteria: byDifference, source: "FIFA, Regulations of the World Cups 1970 to 2022" },
  ],
};

/** What participants carry into the parts of a divided season, where it is not all of their points. */
export const carriedShares: Readonly<
  Record<string, readonly (SeasonRule & { readonly carries: NonNullable<StandingsRules["carries"]> })[]>
> = {
  "AT/bundesliga": [
    {
      from: 2018,
      carries: { share: "half, rounded down" },
      source: "Österreichische Fußball-Bundesliga, Meisterschaftsregeln, season 2018-19",
    },
  ],
  "BE/jupiler-pro-league": [
    {
      from: 2009,
      until: 2022,
      carries: { share: "half, rounded up" },
      source: "Pro League, regulations of the championship, seasons 2009-10 to 2022-23",
    },
    {
      from: 2023,
      until: 2025,
      carries: { share: "half, rounded up", unlessIn: "relegation" },
      source: "Pro League, regulations of the championship, seasons 2023-24 to 2025-26",
    },
  ],
  "PL/ekstraklasa": [
    {
      from: 2013,
      until: 2016,
      carries: { share: "half, rounded up" },
      source: "PZPN, regulations of the Ekstraklasa, seasons 2013-14 to 2016-17",
    },
  ],
  "RO/liga-1": [
    {
      from: 2015,
      carries: { share: "half, rounded up" },
      source: "LPF, regulations of Liga 1, season 2015-16",
    },
  ],
};

/**
 * UEFA's cups counted away goals twice in a level tie of two legs until 2021: the Cup Winners' Cup first, the others in
 * every round from 1970 on.
 */
export const awayGoalSeasons: Readonly<Record<string, SeasonRule>> = {
  "EUROPE/coupe-des-vainqueurs-de-coupe": {
    from: 1965,
    until: 2020,
    source: "UEFA, Regulations of the European Cup Winners' Cup, season 1965/66",
  },
};
export const awayGoalsInEurope: SeasonRule = {
  from: 1970,
  until: 2020,
  source: "UEFA, regulations of its club competitions, seasons 1970/71 to 2020/21",
};
