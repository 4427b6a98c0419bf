import { readSystemFeed } from "./read-system-feed.ts";
import { formatFollowedName, parseFollowedName } from "./followed-names.ts";
import { parseSubject, projectTypeId } from "../../shared/push/subjects.ts";
import type { LiveClock } from "./clock.ts";
import type { Connection, ConnectionEvent } from "./connection-state.ts";
import type { FeedLoader } from "./feed-loader.ts";
import { feedNameAt } from "./feed-name-at.ts";
import type { KeptLists } from "./kept-lists.ts";
import type { ListFeed } from "./list-feed.ts";
import { oddsOf, updatesOf } from "./live-subjects.ts";
import type { LiveStore } from "./store.ts";
import { hasData } from "../../shared/wire/codec.ts";
import { splitRows } from "./rows-step.ts";

type FeedWorkParts = {
  readonly store: LiveStore;
  readonly clock: LiveClock;
  readonly loader: FeedLoader;
  readonly kept: KeptLists;
  readonly getState: () => Connection;
  readonly dispatch: (event: ConnectionEvent) => void;
};

/** Loads the feeds that the live client needs beside its socket, applies each to the store and dispatches the outcome. */
export type FeedWork = {
  readonly heal: (subject: string, isWhole: boolean) => void;
  /** Takes the sport's repair feed into the store, where it can be had, and then calls `done`. */
  readonly repair: (subject: string, done: () => void) => void;
  readonly takeDay: () => void;
  readonly poll: () => void;
  readonly checkSystem: () => void;
};

export const createFeedWork = (parts: FeedWorkParts): FeedWork => ({
  heal: (subject, isWhole) => heal(parts, subject, isWhole),
  repair: (subject, done) => repair(parts, subject, done),
  takeDay: () => takeDay(parts),
  poll: () => poll(parts),
  checkSystem: () => checkSystem(parts),
});

const nameNow = ({ clock }: FeedWorkParts, list: ListFeed, name: string) =>
  feedNameAt(name, list.nowSeconds, clock.nowSeconds());

/** A page's first repair is the full one, whose rows hold fields that the page's own rows may lack (C4.13). */
const repairName = ({ getState }: FeedWorkParts, subject: string) =>
  formatFollowedName({
    kind: getState().isRepairLoaded ? "repair" : "full-repair",
    sportId: sportOf(subject),
    projectTypeId,
  });

/** Loads a whole feed for each list, or the sport's repair feed and the feeds of the lists that it does not reach. */
function heal(parts: FeedWorkParts, subject: string, isWhole: boolean) {
  const { store, loader, getState, dispatch } = parts;
  const isOdds = parseSubject(subject)?.kind === "odds";
  const lastDay = getState().isRepairLoaded ? 1 : 0;
  const lists = store.listsOn(subject).filter((list) => isWhole || isOdds || !isRepaired(list, lastDay));
  const names = lists.map((list) => nameNow(parts, list, (isOdds ? list.oddsFeedName : null) ?? list.feedName));
  const repairs = isOdds || isWhole ? [] : [repairName(parts, subject)];
  // Odds have one feed, which is whole.
  const healed = { type: "healed", subject, isWhole: isWhole || isOdds } as const;
  loader.load(`heal ${subject}`, [...repairs, ...names], (feeds) => {
    const seqs = (feeds ?? []).flatMap(({ seq }) => seq ?? []);
    if (feeds === null || seqs.length < feeds.length || seqs.length === 0) return dispatch({ ...healed, seq: null });
    lists.forEach((list, index) => {
      const { body = "", seq = null } = feeds[repairs.length + index] ?? {};
      if (isOdds) store.applyOdds(list.key, body, seq ?? 0);
      else store.applyList(list.key, body, seq ?? 0);
    });
    const [repair] = feeds;
    if (repairs.length > 0) store.applyRepair(subject, repair?.body ?? "", seqs[0] ?? 0);
    else store.reach(subject, Math.min(...seqs));
    dispatch({ ...healed, seq: store.getHave(subject) ?? Math.min(...seqs) });
  });
}

function repair(parts: FeedWorkParts, subject: string, done: () => void) {
  parts.loader.load(`repair ${subject}`, [repairName(parts, subject)], (feeds) => {
    const [feed] = feeds ?? [];
    if (typeof feed?.seq === "number") parts.store.applyRepair(subject, feed.body, feed.seq);
    done();
  });
}

/** New events come with their prices, to the lists that are on the screen; any other is loaded anew when it is shown. */
function takeDay(parts: FeedWorkParts) {
  const { store, loader, kept, getState, dispatch } = parts;
  kept.outdateLeft(isOpenEnded);
  const wanted = kept
    .shown()
    .filter(isOpenEnded)
    .flatMap((list) => {
      const odds = getState().subjects.includes(oddsOf(list) ?? "") ? list.oddsFeedName : null;
      const day = { list, isOdds: false, name: nameNow(parts, list, list.feedName) };
      return odds === null ? [day] : [day, { list, isOdds: true, name: nameNow(parts, list, odds) }];
    });
  if (wanted.length === 0) return;
  loader.load(
    "day",
    wanted.map(({ name }) => name),
    (feeds) => {
      wanted.forEach(({ list, isOdds }, index) => {
        const subject = updatesOf(list);
        const had = store.getHave(subject) ?? 0;
        const { body = "", seq = null } = feeds?.[index] ?? {};
        if (isOdds && seq !== null) return store.applyOdds(list.key, body, seq);
        if (isOdds) return;
        const taken = seq === null ? null : store.applyList(list.key, body, seq);
        dispatch({ type: "day", subject, seq: taken, had });
      });
    },
  );
}

function poll({ store, clock, loader, getState, dispatch }: FeedWorkParts) {
  const subjects = getState().subjects.filter((subject) => parseSubject(subject)?.kind === "update");
  const names = subjects.map((subject) =>
    formatFollowedName({ kind: "update", sportId: sportOf(subject), projectTypeId }),
  );
  loader.load("poll", names, (feeds) => {
    store.advance(clock.nowSeconds());
    const outcomes = subjects.map((subject, index) => {
      const { body = "", seq = null } = feeds?.[index] ?? {};
      return { subject, outcome: seq === null ? ("failed" as const) : applyUpdateFeed(store, subject, body, seq) };
    });
    const worst = ["failed", "gap", "data"] as const;
    const kind = worst.find((one) => outcomes.some(({ outcome }) => outcome === one)) ?? "no-data";
    const subject = outcomes.find(({ outcome }) => outcome === kind)?.subject ?? "";
    dispatch({ type: "polled", outcome: kind, subject });
  });
}

function checkSystem({ clock, loader, dispatch }: FeedWorkParts) {
  loader.load("system", [formatFollowedName({ kind: "system", projectTypeId })], (feeds) => {
    const { serverSeconds, ...system } = readSystemFeed(feeds?.[0]?.body ?? "");
    if (serverSeconds !== undefined) clock.correct(serverSeconds);
    dispatch({ type: "system", ...system });
  });
}

const sportOf = (subject: string): number => {
  const parsed = parseSubject(subject);
  return parsed?.kind === "update" ? parsed.sportId : 0;
};

/** Whether a repair feed brings all that a list needs. It begins with yesterday, before which no list is followed; one that is not needs nothing. */
function isRepaired({ feedName, isFollowed }: ListFeed, lastDay: number): boolean {
  const name = parseFollowedName(feedName);
  return name?.kind === "day" && (!isFollowed || name.day <= lastDay);
}

/** A match is complete with its one event; any other list may get more. */
const isOpenEnded = ({ feedName }: ListFeed) => parseFollowedName(feedName)?.kind !== "detail-summary";

/**
 * Takes a polled update feed into the store. Its rows are the subject's last changes without gaps, so the first one's
 * number follows from how many there are. `gap`: it does not reach back to what the store holds.
 */
export function applyUpdateFeed(
  store: LiveStore,
  subject: string,
  body: string,
  seq: number,
): "data" | "no-data" | "gap" {
  const have = store.getHave(subject) ?? seq;
  if (!hasData(body)) return seq > have ? "gap" : "no-data";
  const { outcome } = store.applyRows(subject, seq - splitRows(body).length + 1, body);
  return outcome === "gap" ? "gap" : "data";
}
