import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { tableTab } from "../../../shared/competitions/table-tabs.ts";

export type ListedTable = { readonly league: LeagueFields; readonly feedName: string };

/** The tables of the leagues in a list of matches: a stage of a league has one, where its row says so. */
export const tablesOf = (listBody: string, most: number): readonly ListedTable[] =>
  toTables(listBody, most, ({ standings, stageId }) => (standings === 1 ? (stageId ?? null) : null));

/**
 * The championships of the races in a list: a race is a stage, and its tournament has one table. No row of a race says whether
 * there is one: the feed of a tournament without a table is empty.
 */
export const championshipsOf = (listBody: string, most: number): readonly ListedTable[] =>
  toTables(listBody, most, ({ tournamentId }) => tournamentId ?? null);

/** @param keyOf what has one table; null where a league has none */
function toTables(
  listBody: string,
  most: number,
  keyOf: (league: LeagueFields) => string | null,
): readonly ListedTable[] {
  const tables = new Map<string, ListedTable>();
  for (const { league } of decodeDayFeed(listBody).leagues) {
    const { tournamentId, stageId } = league;
    const key = keyOf(league);
    if (key === null || tournamentId == null || stageId == null) continue;
    tables.set(key, {
      league,
      feedName: formatFeedName({ kind: "standings", tournamentId, stageId, tab: tableTab.live }),
    });
  }
  return [...tables.values()].slice(0, most);
}
