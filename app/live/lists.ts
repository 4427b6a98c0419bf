import type { EventFields } from "../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../shared/wire/league-fields.ts";
import { countEvents, sameCounts, type Counts } from "./counts.ts";
import { raceOf } from "./race-of.ts";
import { keepSame, sameFields, sameOrder } from "./identity.ts";
import type { ListFeed } from "./list-feed.ts";

/** A league of the list and its events' ids, in order. */
export type ListLeague = { readonly league: LeagueFields; readonly eventIds: readonly string[] };

type List = {
  readonly feed: ListFeed;
  leagues: readonly ListLeague[];
  counts: Counts;
};

const noLeagues: readonly ListLeague[] = [];
const noCounts = countEvents([]);

type GetEvent = (id: string) => EventFields | null;

/** Games one by one; a race or a tournament is one event, however many start in it. */
const countLeagues = (leagues: readonly ListLeague[], getEvent: GetEvent): Counts =>
  countEvents(
    leagues.flatMap(({ league, eventIds }) => {
      const events = eventIds.flatMap((id) => getEvent(id) ?? []);
      return league.duel === 0 ? (raceOf(events) ?? []) : events;
    }),
  );

/** Which events are in which list, in what order, and how many each tab of a list has. */
export type Lists = {
  readonly get: (key: string) => ListFeed | null;
  readonly all: () => readonly ListFeed[];
  readonly getLeagues: (key: string) => readonly ListLeague[];
  readonly getCounts: (key: string) => Counts;
  readonly holds: (id: string) => boolean;
  /** The lists that hold an event. */
  readonly keysOf: (id: string) => readonly string[];
  readonly idsOf: (key: string) => readonly string[];
  readonly add: (feed: ListFeed) => void;
  /** Replaces the structure; returns the events that no list holds any more. */
  readonly put: (key: string, read: readonly ListLeague[], getEvent: GetEvent) => readonly string[];
  /**
   * An event changed, and is kept already; returns the lists whose counts did. A list is counted anew only where the
   * event has another tab: a goal costs the same in every list.
   */
  readonly move: (id: string, before: EventFields, getEvent: GetEvent) => readonly string[];
  /** Forgets a list; returns the events that no other one holds. */
  readonly remove: (key: string) => readonly string[];
};

export function createLists(): Lists {
  const lists = new Map<string, List>();
  /** Lists by the events that they hold: a change counts in each of them. */
  const keysByEvent = new Map<string, Set<string>>();

  const idsOf = (list: List) => list.leagues.flatMap(({ eventIds }) => eventIds);

  function leave(id: string, key: string) {
    const keys = keysByEvent.get(id);
    keys?.delete(key);
    if (keys?.size === 0) keysByEvent.delete(id);
  }

  return {
    get: (key) => lists.get(key)?.feed ?? null,
    all: () => [...lists.values()].map(({ feed }) => feed),
    getLeagues: (key) => lists.get(key)?.leagues ?? noLeagues,
    getCounts: (key) => lists.get(key)?.counts ?? noCounts,
    holds: (id) => keysByEvent.has(id),
    keysOf: (id) => [...(keysByEvent.get(id) ?? [])],
    idsOf: (key) => {
      const list = lists.get(key);
      return list === undefined ? [] : idsOf(list);
    },

    add(feed) {
      lists.set(feed.key, { feed, leagues: noLeagues, counts: noCounts });
    },

    put(key, read, getEvent) {
      const list = lists.get(key);
      if (list === undefined) return [];
      const before = idsOf(list);
      const known = new Map(list.leagues.map((league) => [league.league.stageId, league]));
      const leagues = read.map((league) => {
        const same = known.get(league.league.stageId);
        const isSame = same && sameFields(same.league, league.league) && sameOrder(same.eventIds, league.eventIds);
        return isSame ? same : league;
      });
      list.leagues = keepSame(list.leagues, leagues);
      const ids = new Set(idsOf(list));
      for (const id of ids) keysByEvent.set(id, (keysByEvent.get(id) ?? new Set()).add(key));
      for (const id of before) if (!ids.has(id)) leave(id, key);
      list.counts = sameCounts(list.counts, countLeagues(leagues, getEvent));
      return before.filter((id) => !keysByEvent.has(id));
    },

    move(id, before, getEvent) {
      if (before.statusType === getEvent(id)?.statusType) return [];
      return [...(keysByEvent.get(id) ?? [])].filter((key) => {
        const list = lists.get(key);
        if (list === undefined) return false;
        const counts = sameCounts(list.counts, countLeagues(list.leagues, getEvent));
        const isMoved = counts !== list.counts;
        list.counts = counts;
        return isMoved;
      });
    },

    remove(key) {
      const list = lists.get(key);
      if (list === undefined) return [];
      const ids = idsOf(list);
      lists.delete(key);
      for (const id of ids) leave(id, key);
      return ids.filter((id) => !keysByEvent.has(id));
    },
  };
}
