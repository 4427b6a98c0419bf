import type { League } from "../../../../shared/timeline/schedule.ts";
import { sportIds, type SportName } from "../../../../shared/sports/sport-ids.ts";
import type { Criterion } from "./criteria.ts";
import { twoPoints } from "./sport-rules.ts";
import type { StandingsRules } from "./standings-rules.ts";

/** The seasons, by the years in which they begin, in which a win was worth two points. */
type TwoPointYears = readonly (readonly [first: number, last: number])[];
const until = (last: number): TwoPointYears => [[0, last]];

/**
 * The federations' changes to three points for a win, by country key. A country that is not listed has three points in every
 * season, because nobody has looked its change up.
 */
const twoPointYears: Readonly<Record<string, TwoPointYears>> = {
  ENG: until(1980),
  TR: until(1986),
  // France tried three points in 1988-89.
  FR: [
    [0, 1987],
    [1989, 1993],
  ],
  GR: until(1991),
  IT: until(1993),
  SCO: until(1993),
  DE: until(1994),
  AT: until(1994),
  BE: until(1994),
  CH: until(1994),
  ES: until(1994),
  NL: until(1994),
  PT: until(1994),
  EUROPE: until(1994),
  WORLD: until(1993),
};

/** The criteria after points that a competition had until the season that began in `until`; the oldest stands first. */
type FormerCriteria = readonly { readonly until: number; readonly criteria: readonly Criterion[] }[];

const byDifference: readonly Criterion[] = ["difference", "scored", { headToHead: ["points", "difference", "scored"] }];
const byAverage: readonly Criterion[] = ["ratio", "scored"];

/** Groups of UEFA's cups: the games between the level first, with away goals until they were given up in 2021. */
const cupGroups: FormerCriteria = [
  {
    until: 2020,
    criteria: [{ headToHead: ["points", "difference", "scored", "awayScored"], again: true }, "difference", "scored"],
  },
  {
    until: 2023,
    criteria: [{ headToHead: ["points", "difference", "scored"], again: true }, "difference", "scored", "awayScored"],
  },
];

const formerCriteria: Readonly<Record<string, FormerCriteria>> = {
  "ENG/premier-league": [{ until: 1975, criteria: byAverage }],
  "DE/bundesliga": [{ until: 1968, criteria: byAverage }],
  "EUROPE/ligue-des-champions": cupGroups,
  "EUROPE/ligue-europa": cupGroups,
  "EUROPE/ligue-conference": cupGroups,
  "EUROPE/championnat-d-europe": [{ until: 1992, criteria: byDifference }],
  "WORLD/coupe-du-monde": [{ until: 2022, criteria: byDifference }],
};

/** UEFA's cups counted away goals twice in a level tie of two legs, from 1970 on in every round, until 2021. */
const awayGoalYears = { first: 1970, last: 2020 } as const;

/** Whether the goals away from home decide a level tie of this season. */
export function countsAwayGoals({ sportId, countryKey, season }: Pick<League, "sportId" | "countryKey" | "season">) {
  const year = Number.parseInt(season, 10);
  const isUefa = sportId === sportIds.soccer && countryKey === "EUROPE";
  return isUefa && year >= awayGoalYears.first && year <= awayGoalYears.last;
}

/** The rules of a season where they were others than today's. `season` is "1985-86" or "1982". */
export function rulesOfSeason(
  today: StandingsRules,
  sport: SportName,
  competition: string,
  season: string,
): StandingsRules {
  const year = Number.parseInt(season, 10);
  if (sport !== "soccer" || Number.isNaN(year)) return today;
  const [country = ""] = competition.split("/");
  const hadTwo = (twoPointYears[country] ?? []).some(([first, last]) => year >= first && year <= last);
  const former = formerCriteria[competition]?.find(({ until: last }) => year <= last);
  return {
    ...today,
    ...(hadTwo ? { points: twoPoints } : {}),
    ...(former === undefined ? {} : { criteria: ["points", ...former.criteria] }),
  };
}
