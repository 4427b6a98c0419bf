import { stableId } from "../sports/stable-id.ts";
import { sportIds, type SportName } from "../sports/sport-ids.ts";

export type Ranking = {
  /** The id in the names of `ran_` and `ral_` feeds; the same in every year. */
  readonly id: string;
  readonly sportId: number;
  /** The key of its name in a language's texts. */
  readonly key: RankingKey;
  /**
   * Country keys and slugs of the tournaments whose results count; the players of the first ones rank higher at first.
   */
  readonly tournaments: readonly string[];
  /** Weekly ones are valid from Monday to Monday, UTC; the others are a season's, and move with each result. */
  readonly isWeekly: boolean;
  /** Points for a won game; races and other fields of starters give points by place (`championship-points.ts`). */
  readonly winPoints: number;
};

type Row = readonly [sport: SportName, key: string, tournaments: string, winPoints: number, isWeekly?: "season"];

const rows = [
  ["tennis", "atp", "WORLD/atp-simple WORLD/challenger-simple-asie-et-oceanie WORLD/challenger-simple-ameriques", 90],
  ["tennis", "wta", "WORLD/wta-simple", 90],
  ["badminton", "men", "WORLD/bwf-world-tour-simple-messieurs", 850],
  ["badminton", "women", "WORLD/bwf-world-tour-simple-dames", 850],
  ["table-tennis", "world", "WORLD/wtt-champions", 60],
  ["beach-volleyball", "world", "WORLD/beach-pro-tour", 80],
  ["darts", "world", "WORLD/players-championship", 2500],
  ["snooker", "world", "WORLD/world-snooker-tour", 6500],
  ["boxing", "middleweight", "WORLD/poids-moyens", 40],
  ["mma", "ufc", "US/ufc", 40],
  ["esports", "cs2", "WORLD/counter-strike-2-esl-pro-league", 25],
  ["golf", "world", "US/pga-tour EUROPE/dp-world-tour JP/japan-golf-tour", 0],
  ["cycling", "world", "WORLD/world-tour AU/tour-down-under", 0],
  ["auto-racing", "f1", "WORLD/formule-1", 0, "season"],
  ["auto-racing", "nascar", "US/nascar-cup-series", 0, "season"],
  ["moto-racing", "motogp", "WORLD/motogp", 0, "season"],
  ["motorsport", "wec", "WORLD/wec-hypercar", 0, "season"],
  ["alpine", "slalom-men", "WORLD/coupe-du-monde-messieurs-slalom", 0, "season"],
  ["ski-jumping", "men", "WORLD/coupe-du-monde-messieurs", 0, "season"],
  ["cross-country", "men", "WORLD/coupe-du-monde-messieurs", 0, "season"],
  ["biathlon", "men", "WORLD/coupe-du-monde-messieurs-depart-groupe", 0, "season"],
  ["biathlon", "women", "WORLD/coupe-du-monde-dames-depart-groupe", 0, "season"],
  ["winter-sports", "bobsleigh", "WORLD/coupe-du-monde-bob-a-deux", 0, "season"],
] as const satisfies readonly Row[];

type KeyOf<R> = R extends readonly [infer Sport extends string, infer Key extends string, ...unknown[]]
  ? `${Sport}/${Key}`
  : never;
/** "tennis/atp" and all the others. */
export type RankingKey = KeyOf<(typeof rows)[number]>;

export const rankings: readonly Ranking[] = rows.map(([sport, key, tournaments, winPoints, kind]: Row) => ({
  id: stableId(sportIds[sport], "ranking", key),
  sportId: sportIds[sport],
  // Both are of one row.
  key: `${sport}/${key}` as RankingKey,
  tournaments: tournaments.split(" "),
  isWeekly: kind === undefined,
  winPoints,
}));

const byId = new Map(rankings.map((ranking) => [ranking.id, ranking]));

export const rankingById = (id: string): Ranking | null => byId.get(id) ?? null;
