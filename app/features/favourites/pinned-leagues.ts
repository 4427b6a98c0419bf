import { parseLeagueKey } from "../../../shared/competitions/league-key.ts";
import { isPinnedAtFirst, type TypedLeague } from "./pinned-at-first.ts";

/** The pinned leagues of a sport; a sport that the visitor has never changed has no list (C3.19). */
export type PinnedLists = ReadonlyMap<number, ReadonlySet<string>>;

/** Whether a league is pinned: by the visitor's list, and without one as at first. */
export function isLeaguePinned(lists: PinnedLists, league: TypedLeague, defaults: readonly string[]): boolean {
  const list = lists.get(parseLeagueKey(league.key)?.sportId ?? Number.NaN);
  return list?.has(league.key) ?? isPinnedAtFirst(league, defaults);
}

/** A sport's stored list: its keys, and a marker that the visitor has changed it, even when it is empty (C3.19). */
export const toStoredList = (list: ReadonlySet<string>): Readonly<Record<string, true>> =>
  Object.fromEntries([[usedMarker, true as const], ...[...list].map((key) => [key, true as const] as const)]);

const usedMarker = "used";

/** Lists from storage, local or remote. A sport without the marker has none. */
export function parseStoredLists(value: unknown): PinnedLists {
  const lists = new Map<number, ReadonlySet<string>>();
  if (typeof value !== "object" || value === null) return lists;
  for (const [sport, list] of Object.entries(value)) {
    const sportId = Number(sport);
    if (typeof list !== "object" || list === null || !(usedMarker in list)) continue;
    const keys = Object.entries(list).filter(
      ([key, flag]) => flag === true && parseLeagueKey(key)?.sportId === sportId,
    );
    lists.set(sportId, new Set(keys.map(([key]) => key)));
  }
  return lists;
}
