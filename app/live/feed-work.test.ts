import { expect, it } from "vitest";
import { encodeOddsFeed } from "../../shared/wire/odds-feed.ts";
import { createFakeTimers } from "../../tests/fakes/fake-timers.ts";
import { toEvent } from "../../tests/fakes/live-page.ts";
import { createClock } from "./clock.ts";
import { startConnection, type ConnectionEvent } from "./connection-state.ts";
import { createFeedWork } from "./feed-work.ts";
import { createKeptLists } from "./kept-lists.ts";
import type { ListFeed } from "./list-feed.ts";
import type { LoadedFeed } from "./live-world.ts";
import { odds, rows, subject, toFeed, toList, toPrices } from "./store.fixture.ts";
import { createLiveStore } from "./store.ts";

type Feeds = readonly (LoadedFeed | null)[] | null;

/** The work of a page that shows some lists, with a loader that the test answers. */
function setUp(lists: readonly ListFeed[] = [toList()], followed: readonly string[] = [subject, odds]) {
  const timers = createFakeTimers();
  const store = createLiveStore(2_000);
  const clock = createClock(2_000, timers);
  const kept = createKeptLists(timers, () => {});
  for (const list of lists) {
    store.open(list);
    kept.open(list);
    kept.show(list.key);
  }
  const asked: { readonly context: string; readonly names: readonly string[] }[] = [];
  const dispatched: ConnectionEvent[] = [];
  let answer: (feeds: Feeds) => void = () => {};
  const page = {
    subjects: followed,
    isOnline: true,
    isVisible: true,
    syncIntervalMs: 10_000,
    nowSeconds: 2_000,
    serviceStatus: 1,
  };
  let state = startConnection(page);
  const work = createFeedWork({
    store,
    clock,
    kept,
    loader: {
      load: (context, names, done) => {
        asked.push({ context, names });
        answer = (feeds) => done(feeds as readonly LoadedFeed[] | null);
      },
      abortAll: () => {},
    },
    getState: () => state,
    dispatch: (event) => dispatched.push(event),
  });
  return {
    work,
    store,
    clock,
    asked,
    dispatched,
    setState: (over: Partial<typeof state>) => (state = { ...state, ...over }),
    answer: (...feeds: readonly LoadedFeed[]) => answer(feeds),
    fail: () => answer(null),
  };
}
const match = toList({ key: "A", feedName: "d_su_AAAAAAAA_fr_1", feed: toFeed([toEvent("A")]) });

it("[C4.13] heals a day by the sport's repair feed, the first time by the full one", () => {
  const { work, asked, store, dispatched, setState, answer } = setUp();
  work.heal(subject, false);
  expect(asked).toEqual([{ context: `heal ${subject}`, names: ["fr_1_1"] }]);
  answer({ body: rows({ id: "A", homeScore: 2 }), seq: 15 });
  expect([store.getEvent("A")?.homeScore, store.getHave(subject)]).toEqual([2, 15]);
  expect(dispatched).toEqual([{ type: "healed", subject, isWhole: false, seq: 15 }]);
  setState({ isRepairLoaded: true });
  work.heal(subject, false);
  expect(asked.at(-1)?.names).toEqual(["r_1_1"]);
});

it("heals a list of another kind than a day by its own feed as well", () => {
  const { work, asked, store, answer } = setUp([toList(), match]);
  work.heal(subject, false);
  expect(asked[0]?.names).toEqual(["fr_1_1", "d_su_AAAAAAAA_fr_1"]);
  answer(
    { body: rows({ id: "B", homeScore: 1 }), seq: 15 },
    { body: toFeed([toEvent("A", { homeScore: 6 })]), seq: 16 },
  );
  expect([store.getEvent("A")?.homeScore, store.getEvent("B")?.homeScore]).toEqual([6, 1]);
});

it("[C4.21] heals a followed day that the repair does not reach by its feed: tomorrow's is in all but the first", () => {
  const day = (offset: number, isFollowed = true) =>
    toList({ key: `day ${offset}`, feedName: `f_1_${offset}_2_fr_1`, isFollowed });
  const { work, asked, setState } = setUp([day(-1), day(0), day(1), day(3), day(4, false)]);
  work.heal(subject, false);
  setState({ isRepairLoaded: true });
  work.heal(subject, false);
  expect(asked.map(({ names }) => names)).toEqual([
    ["fr_1_1", "f_1_1_2_fr_1", "f_1_3_2_fr_1"],
    ["r_1_1", "f_1_3_2_fr_1"],
  ]);
});

it("heals by whole feeds alone, and is then where the oldest of them is", () => {
  const { work, asked, store, dispatched, answer } = setUp([toList(), match]);
  work.heal(subject, true);
  expect(asked[0]?.names).toEqual(["f_1_0_2_fr_1", "d_su_AAAAAAAA_fr_1"]);
  answer({ body: toFeed([toEvent("A"), toEvent("B")]), seq: 17 }, { body: match.feed, seq: 14 });
  expect(store.getHave(subject)).toBe(14);
  expect(dispatched).toEqual([{ type: "healed", subject, isWhole: true, seq: 14 }]);
});

it("heals prices by the odds feed, which is whole", () => {
  const { work, asked, store, dispatched, answer } = setUp();
  work.heal(odds, false);
  expect(asked[0]?.names).toEqual(["fo_1_0_2_fr_1_0"]);
  answer({ body: encodeOddsFeed(1, [toPrices("B", 16, 4)]), seq: 9 });
  expect([store.getOdds("A"), store.getOdds("B")?.outcomes[0]?.price, store.getHave(odds)]).toEqual([null, 4, 9]);
  expect(dispatched).toEqual([{ type: "healed", subject: odds, isWhole: true, seq: 9 }]);
});

it("heals nothing by feeds that cannot be had, of which one has no number, or of which there is none", () => {
  const { work, store, dispatched, answer, fail } = setUp([toList(), match]);
  const healed = { type: "healed", subject, isWhole: true, seq: null };
  work.heal(subject, true);
  fail();
  work.heal(subject, true);
  answer({ body: toFeed([toEvent("A", { homeScore: 9 })]), seq: 17 }, { body: match.feed, seq: null });
  expect(dispatched).toEqual([healed, healed]);
  expect(store.getEvent("A")?.homeScore).toBe(0);
  const empty = setUp([]);
  empty.work.heal(subject, true);
  empty.answer();
  expect(empty.dispatched).toEqual([healed]);
});

it("[C4.10] takes the day of each open list with its prices", () => {
  const { work, asked, store, dispatched, answer } = setUp([toList(), match]);
  work.takeDay();
  // A match is complete.
  expect(asked).toEqual([{ context: "day", names: ["f_1_0_2_fr_1", "fo_1_0_2_fr_1_0"] }]);
  answer(
    { body: toFeed([toEvent("A"), toEvent("B"), toEvent("C")]), seq: 12 },
    { body: encodeOddsFeed(1, [toPrices("C", 16, 3)]), seq: 8 },
  );
  expect([store.getEvent("C")?.homeName, store.getOdds("C")?.outcomes[0]?.price]).toEqual(["Home C", 3]);
  expect(dispatched).toEqual([{ type: "day", subject, seq: 10, had: 10 }]);
});

it("takes the day without prices where their subject is not followed, and says when it cannot be had", () => {
  const { work, asked, dispatched, fail } = setUp([toList()], [subject]);
  work.takeDay();
  expect(asked[0]?.names).toEqual(["f_1_0_2_fr_1"]);
  fail();
  expect(dispatched).toEqual([{ type: "day", subject, seq: null, had: 10 }]);
});

it("asks for no day where none is shown", () => {
  const { work, asked } = setUp([match]);
  work.takeDay();
  expect(asked).toEqual([]);
});

it("[C4.18] polls the updates of each sport, and says the worst that came of it", () => {
  const tennis = toList({ key: "T", sportId: 2, feedName: "f_2_0_2_fr_1", feed: toFeed([toEvent("T")]), market: null });
  const { work, asked, dispatched, answer, fail } = setUp([toList(), tennis], [subject, "u_2_1", odds]);
  work.poll();
  expect(asked).toEqual([{ context: "poll", names: ["u_1_1", "u_2_1"] }]);
  fail();
  work.poll();
  answer({ body: "0", seq: 10 }, { body: "0", seq: null });
  work.poll();
  answer({ body: "0", seq: 10 }, { body: "0", seq: 10 });
  expect(dispatched).toEqual([
    { type: "polled", outcome: "failed", subject },
    { type: "polled", outcome: "failed", subject: "u_2_1" },
    { type: "polled", outcome: "no-data", subject },
  ]);
});

it("corrects its clock by the system feed, and keeps it where that is silent", () => {
  const { work, clock, dispatched, asked, answer, fail } = setUp();
  const system = (reply: () => void) => {
    work.checkSystem();
    reply();
  };
  system(fail);
  expect(asked[0]?.context).toBe("system");
  system(() => answer({ body: "0", seq: 1 }));
  expect(clock.nowSeconds()).toBe(2_000);
  system(() => answer({ body: "SA÷1¬stu÷7¬utime÷2009¬~", seq: 1 }));
  expect(clock.nowSeconds()).toBe(2_009);
  const told = (intervalMs: number | null) => ({ type: "system", intervalMs });
  expect(dispatched).toEqual([told(null), told(null), told(7_000)]);
});
