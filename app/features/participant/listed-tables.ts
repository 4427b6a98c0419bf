import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import type { LeagueFields } from "../../../shared/feed/league-fields.ts";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { tableTab } from "../../../shared/sports/standings/table-tabs.ts";

export type ListedTable = { readonly league: LeagueFields; readonly feedName: string };

/**
 * The tables of the leagues in a list of events.
 * @param by what has one table: a stage of a league, the whole tournament where each race is a stage
 */
export function tablesOf(listBody: string, by: "stageId" | "tournamentId", most: number): readonly ListedTable[] {
  const leagues = new Map<string, ListedTable>();
  for (const { league } of decodeDayFeed(listBody).leagues) {
    const { standings, tournamentId, stageId } = league;
    if (standings !== 1 || tournamentId == null || stageId == null) continue;
    const feedName = formatFeedName({ kind: "standings", tournamentId, stageId, tab: tableTab.live });
    leagues.set(by === "stageId" ? stageId : tournamentId, { league, feedName });
  }
  return [...leagues.values()].slice(0, most);
}
