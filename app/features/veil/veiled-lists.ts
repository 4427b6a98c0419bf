import { readDay } from "../../feeds/decoded-feeds.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import type { HiddenGames, HiddenGamesParts } from "./hidden-games.ts";
import { leagueKeyOf } from "./hidden-things.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { LateEvents } from "./late-events.ts";

/** A list as its document has it, when that was taken or last read again, and whether it is not followed. */
type Taken = { readonly list: ListFeed; readonly takenMs: number; readMs: number; readonly isClosed: boolean };

export type VeiledListsParts = HiddenGamesParts & {
  /** How late an event is; without one, how late the latest is. */
  readonly delaySeconds: (eventId?: string) => number;
  /** Loads a list's feed as it is now into the store; `mustFollow` if nothing of the list was followed before. */
  readonly readTruth: (list: ListFeed, mustFollow: boolean) => void;
  /** Loads a list's feed as its visitor may see it: without results, or as it was `delaySeconds` ago; null if that fails. */
  readonly readShown: (list: ListFeed, delaySeconds: number) => Promise<ShownFeed | null>;
  /** Puts such a feed into the store. */
  readonly putShown: (list: ListFeed, feed: ShownFeed) => void;
};
type ShownFeed = { readonly body: string; readonly seq: number };

/** How often a list whose results are all hidden is read again: it is not followed, and its games begin and end. */
const closedSeconds = 60;
/** How often a late list is read again, while what changes in it came to the browser without its time. */
const lateSeconds = 2;

/** Decides how a page's lists are followed: not while nothing of them may be shown, and never with odds that reveal a score. */
export function createVeiledLists(
  { timers, isHidden, things, delaySeconds, readTruth, readShown, putShown }: VeiledListsParts,
  games: HiddenGames,
  late: Pick<LateEvents, "learn" | "relearn">,
) {
  const taken = new Map<string, Taken>();
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

  /**
   * Whether a shown list has to be read again. What changed shortly before a late document was made came without its
   * time, so a late list is read until what the browser has seen itself has waited for the whole delay.
   */
  function isDue({ list, takenMs, readMs, isClosed }: Taken): boolean {
    if (!list.isFollowed) return false;
    if (isClosed) return timers.nowMs() - readMs >= closedSeconds * 1000;
    return timers.nowMs() - takenMs < Math.max(0, ...delaysOf(list, delaySeconds)) * 1000;
  }

  /** Whether an origin could not tell how a game was: the list as it is now is loaded then and held back. */
  const lacksPast = ({ feed }: ListFeed): boolean =>
    readDay(feed).leagues.some(({ events }) =>
      events.some((event) => {
        const isBegun = event.statusType != null && event.statusType !== statusType.scheduled;
        return isBegun && event.status == null && games.isOpen(event.id ?? "", event);
      }),
    );

  /** Reads a closed list as it may be seen, and a late one as each of its delays has it. */
  async function readAgain(entry: Taken) {
    entry.readMs = timers.nowMs();
    const { list } = entry;
    for (const seconds of entry.isClosed ? [0] : delaysOf(list, delaySeconds)) {
      const feed = await readShown(list, seconds);
      // A reveal takes the list anew.
      if (feed === null || taken.get(list.key) !== entry) return;
      if (entry.isClosed) putShown(list, feed);
      else eachPast(feed.body, (id, event) => delaySeconds(id) === seconds && late.relearn(id, event));
    }
  }

  return {
    take(list: ListFeed): ListFeed {
      if (delaySeconds() > 0) eachPast(list.feed, late.learn);
      const closed = isClosed(list);
      const takenMs = timers.nowMs();
      if (taken.get(list.key)?.list !== list) taken.set(list.key, { list, takenMs, readMs: takenMs, isClosed: closed });
      // A document lacks results that were revealed since: load them once the page has been drawn.
      const isLacking = (delaySeconds() > 0 && lacksPast(list)) || namesAny(list, [...games.revealed]);
      if (!isHidden && !closed && isLacking && !read.has(list)) {
        read.add(list);
        if (isDrawn) timers.after(0, () => readTruth(list, false));
        else awaited.push(list);
      }
      if (!isHidden && !closed && delaySeconds() === 0) return list;
      // Remove the odds: they move with the score and would reveal it.
      const unpriced = { ...list, odds: null, oddsSeq: null, oddsFeedName: null, market: null };
      return closed ? { ...unpriced, isFollowed: false } : unpriced;
    },
    /** Reads lists on the screen again where they need it. Returns the function that ends it. */
    watch(shown: () => readonly ListFeed[]) {
      const wait = (): (() => void) =>
        timers.after(lateSeconds * 1000, () => {
          for (const { key } of shown()) {
            const entry = taken.get(key);
            if (entry !== undefined && isDue(entry)) void readAgain(entry);
          }
          cancel = wait();
        });
      let cancel = wait();
      return () => cancel();
    },
    drawn() {
      isDrawn = true;
      for (const list of awaited.splice(0)) timers.after(0, () => readTruth(list, false));
    },
    /** Reveals games and loads the lists that name them, which may have to be followed from now on. */
    reveal(ids: readonly string[]) {
      const lists = [...taken.values()].map(({ list }) => list).filter((list) => namesAny(list, ids));
      const closed = new Set(lists.filter(isClosed));
      for (const id of ids) games.reveal(id);
      for (const list of lists) readTruth(list, closed.has(list));
    },
  };
}

/** The different delays of a list's late events. */
const delaysOf = ({ feed }: ListFeed, delaySeconds: (eventId: string) => number): ReadonlySet<number> =>
  new Set(
    readDay(feed)
      .leagues.flatMap(({ events }) => events.map(({ id }) => delaySeconds(id ?? "")))
      .filter((seconds) => seconds > 0),
  );

/** Gives the events of a body that has them as they were so many seconds ago. */
function eachPast(body: string, take: LateEvents["learn"]) {
  for (const { events } of readDay(body).leagues) for (const event of events) take(event.id ?? "", event);
}

const namesAny = ({ feed }: ListFeed, ids: readonly string[]): boolean => ids.some((id) => feed.includes(`÷${id}¬`));
