import { sportIds } from "../../../../../shared/sports/sport-ids.ts";

/** Codes of the columns of players' figures (`PF`), where clients of the format know one or a word is long. */
const codes: Readonly<Record<string, string>> = {
  rating: "RTG",
  minutes: "MIN",
  points: "PTS",
  goals: "G",
  assists: "A",
  shots: "S",
  shotsOnTarget: "SOT",
  shotsOffTarget: "SOFF",
  saves: "SV",
  fouls: "F",
  offsides: "OFF",
  yellowCards: "YC",
  redCards: "RC",
  penaltiesAwarded: "PEN",
  corners: "CK",
  freeKicks: "FK",
  throwIns: "TI",
  blockedShots: "BLK",
  passes: "PAS",
  crosses: "CRS",
  tackles: "TKL",
  clearances: "CLR",
  interceptions: "INT",
  rebounds: "REB",
  turnovers: "TO",
  steals: "ST",
  blocks: "BS",
  twoPointers: "2PM",
  threePointers: "3PM",
  freeThrows: "FTM",
  plusMinus: "+/-",
  suspensions: "SUS",
  powerPlayGoals: "PPG",
  sevenMetres: "7M",
  tries: "T",
  conversions: "CON",
  penaltyGoals: "PG",
  dropGoals: "DG",
  touchdowns: "TD",
  firstDowns: "1D",
  sacks: "SCK",
  fumbles: "FUM",
  behinds: "B",
  hits: "H",
  homeRuns: "HR",
  walks: "BB",
  strikeouts: "SO",
  errors: "E",
  runs: "R",
  runsBattedIn: "RBI",
  fours: "4s",
  sixes: "6s",
  wickets: "W",
  aces: "ACE",
  doubleFaults: "DF",
  attacks: "ATT",
  serviceErrors: "SE",
  raidPoints: "RP",
  tacklePoints: "TP",
  kills: "K",
};

const codesBySport: ReadonlyMap<number, Readonly<Record<string, string>>> = new Map([
  [sportIds.basketball, { assists: "AST", fouls: "PF" }],
  [sportIds.hockey, { points: "P", shots: "SOG", suspensions: "PIM" }],
]);

/** A column without a short code keeps its own. */
export const shortCode = (code: string, sportId: number): string =>
  ownCode(codesBySport.get(sportId), code) ?? ownCode(codes, code) ?? code;

const ownCode = (table: Readonly<Record<string, string>> | undefined, code: string) =>
  table !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
