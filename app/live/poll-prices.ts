import type { LiveClock } from "./clock.ts";
import type { FeedLoader } from "./feed-loader.ts";
import { feedNameAt } from "./feed-name-at.ts";
import { applyUpdateFeed } from "./feed-work.ts";
import type { ListFeed } from "./list-feed.ts";
import { isNumbered, oddsOf } from "./live-subjects.ts";
import type { LiveStore } from "./store.ts";

type PriceParts = {
  readonly store: LiveStore;
  readonly clock: Pick<LiveClock, "nowSeconds">;
  readonly loader: FeedLoader;
};

/** Takes what has changed in the prices of lists (C9.02). An odds subject has the name of its update feed (F21). */
export function pollPrices(parts: PriceParts, lists: readonly ListFeed[]) {
  const { store, clock, loader } = parts;
  const askedSeconds = clock.nowSeconds();
  const numbered = lists.filter(isNumbered);
  const subjects = [...new Set(numbered.flatMap((list) => oddsOf(list) ?? []))];
  for (const list of lists) if (!isNumbered(list)) loadPrices(parts, list.key, [list]);
  if (subjects.length === 0) return;
  loader.load("prices", subjects, (feeds) => {
    for (const [index, subject] of subjects.entries()) {
      const { body = "", seq = null } = feeds?.[index] ?? {};
      if (seq === null) continue;
      const isGap = applyUpdateFeed(store, subject, body, seq) === "gap";
      if (isGap) loadPrices(parts, subject, store.listsOn(subject).filter(isNumbered), subject);
      else for (const list of numbered) if (oddsOf(list) === subject) store.confirmPrices(list.key, askedSeconds);
    }
  });
}

/** Takes all prices of lists anew. @param reached the subject whose changes the lists miss, if they have numbers */
function loadPrices(parts: PriceParts, context: string, lists: readonly ListFeed[], reached?: string) {
  const { store, clock, loader } = parts;
  const priced = lists.filter(({ oddsFeedName }) => oddsFeedName !== null);
  if (priced.length === 0) return;
  const names = priced.map(({ oddsFeedName, nowSeconds }) =>
    feedNameAt(oddsFeedName ?? "", nowSeconds, clock.nowSeconds()),
  );
  const askedSeconds = clock.nowSeconds();
  loader.load(`prices ${context}`, names, (feeds) => {
    const seqs = (feeds ?? []).flatMap(({ seq }) => seq ?? []);
    const seq = Math.min(...seqs);
    if (seqs.length < priced.length || (reached !== undefined && seq < (store.getHave(reached) ?? 0))) return;
    for (const [index, { key }] of priced.entries()) {
      store.applyOdds(key, feeds?.[index]?.body ?? "", seqs[index] ?? 0);
      store.confirmPrices(key, askedSeconds);
    }
    if (reached !== undefined) store.reach(reached, seq);
  });
}
