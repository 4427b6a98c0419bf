import { readDay } from "../../feeds/decoded-feeds.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import type { HiddenGames, HiddenGamesParts } from "./hidden-games.ts";
import { leagueKeyOf } from "./hidden-things.ts";
import type { LateEvents } from "./late-events.ts";

export type VeiledListsParts = HiddenGamesParts & {
  readonly delaySeconds: () => number;
  /** Loads a list's feed as it is now into the store; `mustFollow` if nothing of the list was followed before. */
  readonly readTruth: (list: ListFeed, mustFollow: boolean) => void;
};

/** Decides how a page's lists are followed: not while nothing of them may be shown, and never with odds that reveal a score. */
export function createVeiledLists(
  { timers, isHidden, things, delaySeconds, readTruth }: VeiledListsParts,
  games: HiddenGames,
  late: Pick<LateEvents, "learn">,
) {
  const taken = new Map<string, ListFeed>();
  const read = new WeakSet<ListFeed>();
  const awaited: ListFeed[] = [];
  let isDrawn = false;

  /** Whether nothing of a list may be shown; the list is not followed then. */
  function isClosed({ sportId, feed }: ListFeed): boolean {
    if (!isHidden && things.length === 0) return false;
    const { leagues } = readDay(feed);
    for (const { league, events } of leagues) {
      const place = { leagueKey: leagueKeyOf(league.sportId ?? sportId, league), stageId: league.stageId ?? "" };
      for (const { id } of events) games.place(id ?? "", place);
    }
    const all = leagues.flatMap(({ events }) => events);
    return (isHidden || all.length > 0) && !all.some((event) => games.isOpen(event.id ?? "", event));
  }

  /** A document has its lists as they were `delaySeconds` ago. */
  function learn({ feed }: ListFeed) {
    for (const { events } of readDay(feed).leagues) for (const event of events) late.learn(event.id ?? "", event);
  }

  return {
    take(list: ListFeed): ListFeed {
      taken.set(list.key, list);
      if (delaySeconds() > 0) learn(list);
      const closed = isClosed(list);
      // A document lacks the latest results and those revealed since: load them once the page has been drawn.
      const isLate = delaySeconds() > 0 || namesAny(list, [...games.revealed]);
      if (!isHidden && !closed && isLate && !read.has(list)) {
        read.add(list);
        if (isDrawn) timers.after(0, () => readTruth(list, false));
        else awaited.push(list);
      }
      if (!isHidden && !closed && delaySeconds() === 0) return list;
      // Remove the odds: they move with the score and would reveal it.
      const unpriced = { ...list, odds: null, oddsSeq: null, oddsFeedName: null, market: null };
      return closed ? { ...unpriced, isFollowed: false } : unpriced;
    },
    drawn() {
      isDrawn = true;
      for (const list of awaited.splice(0)) timers.after(0, () => readTruth(list, false));
    },
    /** Reveals games and loads the lists that name them, which may have to be followed from now on. */
    reveal(ids: readonly string[]) {
      const lists = [...taken.values()].filter((list) => namesAny(list, ids));
      const closed = new Set(lists.filter(isClosed));
      for (const id of ids) games.reveal(id);
      for (const list of lists) readTruth(list, closed.has(list));
    },
  };
}

const namesAny = ({ feed }: ListFeed, ids: readonly string[]): boolean => ids.some((id) => feed.includes(`÷${id}¬`));
