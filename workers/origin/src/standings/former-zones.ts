import type { ZoneSpan } from "./competition-zones.ts";
import type { SeasonRule } from "./former-rules.ts";

type FormerZones = readonly (SeasonRule & { readonly zones: readonly ZoneSpan[] })[];

/** Rows for several spans of seasons with the same regulation. */
const rows = (
  source: string,
  ...spans: readonly (readonly [from: number, until: number, ...zones: readonly ZoneSpan[]])[]
): FormerZones =>
  spans.map(([from, until, ...zones]) => ({
    from,
    until,
    zones,
    source: `${source}, ${from === until ? "season" : `seasons ${seasonOf(from)} to`} ${seasonOf(until)}`,
  }));
const seasonOf = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, "0")}`;

const down = (count: number): ZoneSpan => ["relegation", -count, -1];
/** The last two go down, and the club above them plays for its place. */
const downWithPlayOff: readonly ZoneSpan[] = [
  ["relegationPlayOffs", -3, -3],
  ["relegation", -2, -1],
];
const up = (directly: number, playOffsTo: number): readonly ZoneSpan[] => [
  ["promotion", 1, directly],
  ["promotionPlayOffs", directly + 1, playOffsTo],
];
const europe = (championsLeague: number): readonly ZoneSpan[] => [["championsLeague", 1, championsLeague]];
const nextRound = (places: number): ZoneSpan => ["nextRound", 1, places];

const uefa = (cup: string, from: number, until: number, ...zones: readonly ZoneSpan[]): FormerZones => [
  { from, until, zones, source: `UEFA, Regulations of the ${cup}, seasons ${from} to ${until}` },
];

/**
 * The places of seasons in which they were others than in the table of today. A season between two rows, and a place
 * that a row leaves out, are not known for sure: places in Europe changed with the winners of cups.
 */
export const formerZones: Readonly<Record<string, FormerZones>> = {
  "ENG/premier-league": [
    ...rows("The Football League, Regulations", [1973, 1985, down(3)], [1990, 1990, down(2)], [1991, 1991, down(3)]),
    // The league went down from 22 clubs to 20 in 1995.
    ...rows(
      "The FA Premier League, Handbook",
      [1992, 1993, down(3)],
      [1994, 1994, down(4)],
      [1995, 2016, down(3)],
      [2017, 2023, ...europe(4), down(3)],
      [2024, 2024, ...europe(5), down(3)],
    ),
  ],
  "ENG/championship": rows(
    "The Football League, Regulations",
    [1992, 1993, ...up(2, 6), down(3)],
    [1994, 1994, ...up(1, 5), down(4)],
    [1995, 2020, ...up(2, 6), down(3)],
  ),
  "ES/laliga": rows(
    "RFEF, Reglamento General",
    [1999, 2016, down(3)],
    [2017, 2023, ...europe(4), down(3)],
    [2024, 2024, ...europe(5), down(3)],
  ),
  "ES/laliga-2": rows(
    "RFEF, Reglamento General",
    [1999, 2009, ["promotion", 1, 3], down(4)],
    [2010, 2020, ...up(2, 6), down(4)],
  ),
  // In 2005-06 a court moved clubs.
  "IT/serie-a": rows(
    "FIGC, Norme organizzative interne",
    [1988, 2002, down(4)],
    [2004, 2004, down(3)],
    [2006, 2016, down(3)],
    [2017, 2022, ...europe(4), down(3)],
    [2023, 2023, ...europe(5), down(3)],
  ),
  "IT/serie-b": rows("FIGC, Norme organizzative interne", [1990, 2001, ["promotion", 1, 4], down(4)]),
  "DE/bundesliga": [
    // No club went down by its place in 1964-65, when the league grew from 16 clubs to 18.
    ...rows(
      "DFB, Bundesliga-Statut",
      [1963, 1963, down(2)],
      [1965, 1973, down(2)],
      [1974, 1980, down(3)],
      [1981, 1990, ...downWithPlayOff],
      [1991, 1991, down(4)],
      [1992, 2000, down(3)],
    ),
    ...rows(
      "DFL, Spielordnung",
      [2001, 2007, down(3)],
      [2008, 2016, ...downWithPlayOff],
      [2017, 2022, ...europe(4), ...downWithPlayOff],
      [2023, 2023, ...europe(5), ...downWithPlayOff],
    ),
  ],
  "DE/2-bundesliga": rows(
    "DFL and DFB, Spielordnung",
    [1996, 2007, ["promotion", 1, 3], down(4)],
    [2008, 2020, ...up(2, 3), ...downWithPlayOff],
  ),
  "FR/ligue-1": rows(
    "LFP, Règlement des compétitions",
    [1997, 2000, down(3)],
    [2001, 2001, down(2)],
    [2002, 2015, down(3)],
    [2016, 2018, ...downWithPlayOff],
    // The season ended early, without play-offs.
    [2019, 2019, down(2)],
    [2020, 2020, ...downWithPlayOff],
    [
      2021,
      2021,
      ...europe(2),
      ["championsLeagueQualification", 3, 3],
      ["europaLeague", 4, 4],
      ["conferenceLeague", 5, 5],
      ...downWithPlayOff,
    ],
    // The league went down from 20 clubs to 18.
    [
      2022,
      2022,
      ...europe(2),
      ["championsLeagueQualification", 3, 3],
      ["europaLeague", 4, 4],
      ["conferenceLeague", 5, 5],
      down(4),
    ],
  ),
  "FR/ligue-2": rows(
    "LFP, Règlement des compétitions",
    [2002, 2015, ["promotion", 1, 3], down(3)],
    [2022, 2022, ["promotion", 1, 2], down(4)],
    [2023, 2023, ...up(2, 5)],
  ),
  "BE/jupiler-pro-league": rows(
    "Pro League, regulations of the championship",
    [2010, 2018, ["championship", 1, 6]],
    [2020, 2022, ["championship", 1, 4], ["europeanPlayOffs", 5, 8]],
  ),
  "NL/eredivisie": rows("KNVB, Reglement wedstrijden betaald voetbal", [
    2021,
    2022,
    ...europe(1),
    ["championsLeagueQualification", 2, 2],
    ...downWithPlayOff,
  ]),
  "PT/liga-portugal": rows(
    "Liga Portugal, Regulamento das Competições",
    [2021, 2022, ...europe(2), ["championsLeagueQualification", 3, 3], ...downWithPlayOff],
    [2023, 2023, ...europe(2), ...downWithPlayOff],
  ),
  "CN/super-league": [
    {
      from: 2020,
      until: 2020,
      zones: [
        ["championship", 1, 4],
        ["relegationGroup", 5, 8],
      ],
      source: "CFA, regulations of the Chinese Super League 2020",
    },
  ],
  "US/mls": [
    { from: 2021, until: 2022, zones: [["playOffs", 1, 7]], source: "MLS, Competition Guidelines 2021 and 2022" },
  ],
  // Until 2023 the places are those of a group.
  "EUROPE/ligue-des-champions": [
    ...uefa("European Champion Clubs' Cup and the UEFA Champions League", 1991, 1992, nextRound(1)),
    ...uefa("UEFA Champions League", 1993, 1996, nextRound(2)),
    ...uefa("UEFA Champions League", 1997, 1998, nextRound(1)),
    ...uefa("UEFA Champions League", 1999, 2023, nextRound(2)),
  ],
  "EUROPE/coupe-de-l-uefa": uefa("UEFA Cup", 2004, 2008, nextRound(3)),
  "EUROPE/ligue-europa": [
    ...uefa("UEFA Europa League", 2009, 2020, nextRound(2)),
    ...uefa("UEFA Europa League", 2021, 2023, ["roundOf16", 1, 1], ["knockOutPlayOffs", 2, 2]),
  ],
  "EUROPE/ligue-conference": uefa(
    "UEFA Europa Conference League",
    2021,
    2023,
    ["roundOf16", 1, 1],
    ["knockOutPlayOffs", 2, 2],
  ),
  "EUROPE/championnat-d-europe": [
    {
      from: 1980,
      until: 1980,
      zones: [nextRound(1)],
      source: "UEFA, Regulations of the European Championship 1978-80",
    },
  ],
  "WORLD/coupe-du-monde": [
    { until: 1950, zones: [nextRound(1)], source: "FIFA, Regulations of the World Cups 1930 and 1950" },
    // Two stages of groups sent a different number on.
    { from: 1974, until: 1982, zones: [], source: "FIFA, Regulations of the World Cups 1974 to 1982" },
  ],
};
