import { expect, it } from "vitest";
import { encodeOddsFeed, encodeOddsRow } from "../../shared/wire/odds-feed.ts";
import { createFakeTimers } from "../../tests/fakes/fake-timers.ts";
import { createClock } from "./clock.ts";
import type { ListFeed } from "./list-feed.ts";
import type { LoadedFeed } from "./live-world.ts";
import { pollPrices } from "./poll-prices.ts";
import { odds, toList, toPrices } from "./store.fixture.ts";
import { createLiveStore } from "./store.ts";

/** A page that shows a list, with a loader that the test answers. */
function setUp(list: ListFeed = toList()) {
  const store = createLiveStore(2_000);
  store.open(list);
  const asked: { readonly context: string; readonly names: readonly string[] }[] = [];
  let done: (feeds: readonly LoadedFeed[] | null) => void = () => {};
  const loader = {
    load: (context: string, names: readonly string[], take: typeof done) => {
      asked.push({ context, names });
      done = take;
    },
    abortAll: () => {},
  };
  return {
    store,
    asked,
    poll: (lists: readonly ListFeed[]) =>
      pollPrices({ store, clock: createClock(2_000, createFakeTimers()), loader }, lists),
    answer: (...feeds: readonly LoadedFeed[]) => done(feeds),
    fail: () => done(null),
  };
}

it("[C9.02] takes what has changed in prices, all prices after a gap, and confirms none that it could not have", () => {
  const { poll, store, asked, answer, fail } = setUp();
  const priceOf = (id: string) => store.getOdds(id)?.outcomes[0]?.price ?? null;
  const age = (seconds: number) => store.advance(2_000 + seconds);
  const row = (price: number) => encodeOddsRow(toPrices("A", 16, price));
  poll([toList()]);
  expect(asked.at(-1)).toEqual({ context: "prices", names: [odds] });
  answer({ body: row(2) + row(3), seq: 7 });
  expect([priceOf("A"), store.getHave(odds)]).toEqual([3, 7]);
  poll([toList()]);
  answer({ body: row(5), seq: 9 });
  expect([priceOf("A"), asked.at(-1)]).toEqual([3, { context: `prices ${odds}`, names: ["fo_1_0_2_fr_1_0"] }]);
  // An older body than what the page holds, from a cache.
  answer({ body: encodeOddsFeed(1, [toPrices("A", 16, 9)]), seq: 6 });
  expect(priceOf("A")).toBe(3);
  poll([toList()]);
  answer({ body: row(5), seq: 9 });
  answer({ body: encodeOddsFeed(1, [toPrices("A", 16, 4), toPrices("B", 16, 6)]), seq: 9 });
  expect([priceOf("A"), priceOf("B"), store.getHave(odds)]).toEqual([4, 6, 9]);
  for (const reply of [fail, () => answer({ body: "0", seq: null })]) {
    poll([toList()]);
    reply();
  }
  age(181);
  expect(priceOf("A")).toBeNull();
});

it("[C9.02] takes all prices of a day whose changes have no numbers", () => {
  const ahead = toList({ key: "ahead", feedName: "f_1_5_2_fr_1", oddsFeedName: "fo_1_5_2_fr_1_0", isFollowed: false });
  const { poll, store, asked, answer } = setUp(ahead);
  poll([ahead]);
  expect(asked).toEqual([{ context: "prices ahead", names: ["fo_1_5_2_fr_1_0"] }]);
  // Other days have moved on in the subject meanwhile; this body is from a cache that lives a minute.
  answer({ body: encodeOddsFeed(1, [toPrices("A", 16, 7)]), seq: 3 });
  expect([store.getOdds("A")?.outcomes[0]?.price, store.getHave(odds)]).toEqual([7, 5]);
});

it("requests nothing for lists whose prices have no feed", () => {
  const { poll, asked } = setUp();
  poll([toList({ key: "none", feedName: "f_1_5_2_fr_1", oddsFeedName: null, isFollowed: false })]);
  expect(asked).toEqual([]);
});
