import type { Head } from "./connection-state.ts";
import type { KeptLists } from "./kept-lists.ts";
import type { ListFeed } from "./list-feed.ts";
import { oddsOf, toLiveSubjects, updatesOf } from "./live-subjects.ts";
import type { NewsPositions } from "./news-positions.ts";
import type { LiveStore } from "./store.ts";

/** What the pages follow beyond what their lists say. */
export type Followed = {
  /** Null for a visitor who follows no game; its code loads with the component that shows the news. */
  news: NewsPositions | null;
  /** The service's own values, which every socket brings (C4.26). */
  readonly system: NewsPositions;
  /** The visitor's place no longer allows odds. */
  isWithoutOdds: boolean;
  /** Subjects in which an older list took the store back. */
  readonly wentBack: Set<string>;
};

/** The list as its visitor's place allows it. */
export const withoutOdds = (list: ListFeed, { isWithoutOdds }: Followed): ListFeed =>
  isWithoutOdds ? { ...list, odds: null, oddsSeq: null, oddsFeedName: null, market: null } : list;

/** The subjects that shown lists and the news need. */
export function neededSubjects({ news, system, isWithoutOdds }: Followed, kept: KeptLists): readonly string[] {
  const lists = kept.followed().flatMap((list) => toLiveSubjects(isWithoutOdds ? { ...list, market: null } : list));
  const needed = new Set([...lists, ...(news?.subjects() ?? [])]);
  // The service's values alone are no reason for a socket (C4.17).
  return needed.size === 0 ? [] : [...needed, ...system.subjects()];
}

/** Opens a list in the store, and notes the subjects that it takes back. Returns the function that notifies the listeners. */
export function openNoted(store: LiveStore, list: ListFeed, { wentBack }: Followed): () => void {
  const subjects = [updatesOf(list), oddsOf(list) ?? ""];
  const before = subjects.map((subject) => store.getHave(subject));
  const report = store.open(list);
  subjects.forEach((subject, index) => {
    if ((store.getHave(subject) ?? 0) < (before[index] ?? 0)) wentBack.add(subject);
  });
  return report;
}

/** The number that the page holds of a subject; null for one that it does not follow. */
export const haveOf = (store: LiveStore, { news, system }: Followed, subject: string): number | null =>
  system.getHave(subject) ?? news?.getHave(subject) ?? store.getHave(subject);

export const toHead = (store: LiveStore, followed: Followed, subject: string, newest: number): Head => ({
  subject,
  newest,
  have: haveOf(store, followed, subject) ?? newest,
});
