import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { PastResult } from "../../shared/providers/provider.ts";
import type { League } from "../../shared/timeline/schedule.ts";
import { leagueIds } from "../../shared/identity/football-ids.ts";
import { firstYearOf } from "../catalogue/season.ts";
import { pastFootballResults } from "./past-football.ts";
import { pastDuelResults } from "./sports/past-duels.ts";

/**
 * The results of a league's season (`league.season`) that began before an instant and are over by then, in the order
 * of their starts: a pure function, without the ledger. Empty for leagues that the built-in world does not play.
 */
export const pastResults = (seed: string, league: League, beforeSeconds: number): readonly PastResult[] =>
  league.sportId === sportIds.soccer
    ? pastFootballResults(seed, league, beforeSeconds)
    : pastDuelResults(seed, league, beforeSeconds);

/** A league's earlier seasons, the latest first. */
export function earlierSeasons(league: League, count: number): readonly League[] {
  const year = firstYearOf(league.season);
  if (Number.isNaN(year)) return [];
  const spansYears = league.season.includes("-");
  return Array.from({ length: count }, (_, index) => {
    const first = year - 1 - index;
    const season = spansYears ? `${first}-${String((first + 1) % 100).padStart(2, "0")}` : String(first);
    return { ...league, ...leagueIds(league.countryKey, league.name, season), season };
  });
}
