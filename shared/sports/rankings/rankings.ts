import { stableId } from "../../identity/stable-id.ts";
import type { Language } from "../languages.ts";
import { sportIds, type SportName } from "../sport-ids.ts";

export type Ranking = {
  /** The same in every year: what `ran_` and `ral_` name. */
  readonly id: string;
  readonly sportId: number;
  readonly name: Readonly<Record<Language, string>>;
  /** Country keys and slugs of the tournaments whose results count; the first ones' players stand higher at first. */
  readonly tournaments: readonly string[];
  /** Weekly ones stand from Monday to Monday, UTC; the others are a season's, and move with each result. */
  readonly isWeekly: boolean;
  /** What a won game is worth; fields have points by place (`championship-points.ts`). */
  readonly winPoints: number;
};

type Row = readonly [
  sport: SportName,
  key: string,
  fr: string,
  en: string,
  tournaments: string,
  winPoints: number,
  isWeekly?: "season",
];

const rows: readonly Row[] = [
  [
    "tennis",
    "atp",
    "Classement ATP",
    "ATP rankings",
    "WORLD/atp-simple WORLD/challenger-simple-asie-et-oceanie WORLD/challenger-simple-ameriques",
    90,
  ],
  ["tennis", "wta", "Classement WTA", "WTA rankings", "WORLD/wta-simple", 90],
  ["badminton", "men", "Classement BWF messieurs", "BWF men's rankings", "WORLD/bwf-world-tour-simple-messieurs", 850],
  ["badminton", "women", "Classement BWF dames", "BWF women's rankings", "WORLD/bwf-world-tour-simple-dames", 850],
  ["table-tennis", "world", "Classement mondial ITTF", "ITTF world rankings", "WORLD/wtt-champions", 60],
  ["beach-volleyball", "world", "Classement mondial", "World rankings", "WORLD/beach-pro-tour", 80],
  ["darts", "world", "Ordre du mérite PDC", "PDC Order of Merit", "WORLD/players-championship", 2500],
  ["snooker", "world", "Classement mondial", "World rankings", "WORLD/world-open", 6500],
  ["boxing", "middleweight", "Poids moyens", "Middleweight", "WORLD/poids-moyens", 40],
  ["mma", "ufc", "Classement UFC", "UFC rankings", "US/ufc", 40],
  ["esports", "cs2", "Counter-Strike 2", "Counter-Strike 2", "WORLD/counter-strike-2-esl-pro-league", 25],
  ["golf", "world", "Classement mondial", "World ranking", "US/pga-tour EUROPE/dp-world-tour JP/japan-golf-tour", 0],
  ["cycling", "world", "Classement mondial UCI", "UCI world ranking", "WORLD/world-tour AU/tour-down-under", 0],
  ["auto-racing", "f1", "Formule 1 - pilotes", "Formula 1 - drivers", "WORLD/formule-1", 0, "season"],
  ["auto-racing", "nascar", "NASCAR Cup Series", "NASCAR Cup Series", "US/nascar-cup-series", 0, "season"],
  ["moto-racing", "motogp", "MotoGP - pilotes", "MotoGP - riders", "WORLD/motogp", 0, "season"],
  ["motorsport", "wec", "WEC - Hypercar", "WEC - Hypercar", "WORLD/wec-hypercar", 0, "season"],
  [
    "alpine",
    "slalom-men",
    "Coupe du monde - slalom messieurs",
    "World Cup - men's slalom",
    "WORLD/coupe-du-monde-messieurs-slalom",
    0,
    "season",
  ],
  ["ski-jumping", "men", "Coupe du monde messieurs", "Men's World Cup", "WORLD/coupe-du-monde-messieurs", 0, "season"],
  [
    "cross-country",
    "men",
    "Coupe du monde messieurs",
    "Men's World Cup",
    "WORLD/coupe-du-monde-messieurs",
    0,
    "season",
  ],
  [
    "biathlon",
    "men",
    "Coupe du monde messieurs",
    "Men's World Cup",
    "WORLD/coupe-du-monde-messieurs-depart-groupe",
    0,
    "season",
  ],
  [
    "biathlon",
    "women",
    "Coupe du monde dames",
    "Women's World Cup",
    "WORLD/coupe-du-monde-dames-depart-groupe",
    0,
    "season",
  ],
  [
    "winter-sports",
    "bobsleigh",
    "Bob à deux - Coupe du monde",
    "Two-man bobsleigh - World Cup",
    "WORLD/bob-a-deux-coupe-du-monde",
    0,
    "season",
  ],
];

export const rankings: readonly Ranking[] = rows.map(([sport, key, fr, en, tournaments, winPoints, kind]) => ({
  id: stableId(sportIds[sport], "ranking", key),
  sportId: sportIds[sport],
  name: { fr, en },
  tournaments: tournaments.split(" "),
  isWeekly: kind === undefined,
  winPoints,
}));

const byId = new Map(rankings.map((ranking) => [ranking.id, ranking]));

export const rankingById = (id: string): Ranking | null => byId.get(id) ?? null;
