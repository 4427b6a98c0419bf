import { competitionKey } from "../../../../shared/competitions/competition-key.ts";
import { splitOf } from "../../../../shared/competitions/season-splits.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { sportIds, type SportName } from "../../../../shared/sports/sport-ids.ts";
import {
  awayGoalsInEurope,
  awayGoalSeasons,
  carriedShares,
  formerCriteria,
  isInForce,
  twoPointSeasons,
} from "./former-rules.ts";
import { twoPoints } from "./sport-rules.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";

/** Whether the goals away from home decide a level tie of this season. */
export function countsAwayGoals(league: Pick<League, "sportId" | "countryKey" | "season" | "name">): boolean {
  if (league.sportId !== sportIds.soccer || league.countryKey !== "EUROPE") return false;
  const rule = awayGoalSeasons[competitionKey(league)] ?? awayGoalsInEurope;
  return isInForce(rule, Number.parseInt(league.season, 10));
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
  const hadTwo = (twoPointSeasons[country] ?? []).some((rule) => isInForce(rule, year));
  const former = formerCriteria[competition]?.find((rule) => isInForce(rule, year));
  const carried = carriedShares[competition]?.find((rule) => isInForce(rule, year));
  const split = splitOf(competition, season);
  return {
    ...today,
    ...(hadTwo ? { points: twoPoints } : {}),
    ...(former === undefined ? {} : { criteria: ["points", ...former.criteria], source: former.source }),
    ...(carried === undefined ? {} : { carries: carried.carries }),
    ...(split === null ? {} : { split }),
  };
}
