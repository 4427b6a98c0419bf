import { describe, expect, it } from "vitest";
import type { EventChange } from "../../shared/wire/changes.ts";
import { encodeOddsFeed, encodeOddsRow } from "../../shared/wire/odds-feed.ts";
import { toEvent } from "../../tests/fakes/live-page.ts";
import { odds, openStore, rows, subject, toFeed, toList, toPrices } from "./store.fixture.ts";
import { createLiveStore } from "./store.ts";

/** A store with a list, and a record of the listeners that it called. */
function openHeard(given: Parameters<typeof openStore>[0] = {}) {
  const store = openStore(given);
  const heard: string[] = [];
  for (const id of ["A", "B", "C"]) {
    store.subscribeEvent(id, () => heard.push(id));
    store.subscribeOdds(id, () => heard.push(`odds ${id}`));
  }
  store.subscribeLeagues("day", () => heard.push("leagues"));
  store.subscribeCounts("day", () => heard.push("counts"));
  return { store, heard, take: () => heard.splice(0) };
}

describe("the live store's listeners", () => {
  it("hear of what another body of the list changed, and of nothing else", () => {
    const { store, take } = openHeard();
    store.applyList("day", toFeed([toEvent("A"), toEvent("B")]), 11);
    expect(take()).toEqual([]);
    store.applyList("day", toFeed([toEvent("A", { homeScore: 3 }), toEvent("B")]), 12);
    expect(take()).toEqual(["A"]);
    store.applyList("day", toFeed([toEvent("B"), toEvent("A", { homeScore: 3 })]), 13);
    expect(take()).toEqual(["leagues"]);
    store.applyList("day", toFeed([toEvent("B"), toEvent("C"), toEvent("A", { homeScore: 3 })]), 14);
    expect(take()).toEqual(["C", "leagues", "counts"]);
    store.applyList("day", toFeed([toEvent("B"), toEvent("C")]), 15);
    expect(take()).toEqual(["A", "leagues", "counts"]);
  });

  it("hear of an opened list when its report is called, not before", () => {
    const { store, take } = openHeard();
    const report = store.open(
      toList({
        feed: toFeed([toEvent("A", { homeScore: 2 }), toEvent("B")]),
        seq: 11,
        odds: encodeOddsFeed(1, [toPrices("B", 16, 3)]),
      }),
    );
    expect(take()).toEqual([]);
    report();
    expect(take()).toEqual(["A", "odds B", "leagues", "counts"]);
  });

  it("hear nothing of a list that is opened as it is", () => {
    const { store, take } = openHeard();
    store.open(toList())();
    store.open(toList({ seq: 9 }))();
    expect(take()).toEqual([]);
  });

  it("hear of a list's later load, of another body, and of prices that are new", () => {
    const { store, take } = openHeard();
    store.open(toList({ seq: 11 }))();
    expect(take()).toContain("leagues");
    store.open(toList({ seq: 11, feed: toFeed([toEvent("A")]) }))();
    expect(take()).toContain("leagues");
    store.open(
      toList({ seq: 11, feed: toFeed([toEvent("A")]), odds: encodeOddsFeed(1, [toPrices("A", 16, 9)]), oddsSeq: 6 }),
    )();
    expect(take()).toContain("odds A");
    expect(store.getOdds("A")?.outcomes[0]?.price).toBe(9);
  });

  it("hear of prices that come by a row or a feed, also of those that went", () => {
    const { store, take } = openHeard();
    store.applyRows(odds, 6, encodeOddsRow(toPrices("B", 16, 2)));
    expect(take()).toEqual(["odds B"]);
    store.applyOdds("day", encodeOddsFeed(1, [toPrices("B", 16, 4)]), 7);
    expect(take().toSorted()).toEqual(["odds A", "odds B"]);
    expect([store.getOdds("A"), store.getOdds("B")?.outcomes[0]?.price]).toEqual([null, 4]);
  });

  it("hear of the end of a highlight", () => {
    const { store, take } = openHeard();
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    store.advance(2_059);
    expect(take()).toEqual(["A"]);
    store.advance(2_060);
    expect(take()).toEqual(["A"]);
  });

  it("hear nothing of an event that a frame changed and took back", () => {
    const { store, take } = openHeard();
    const before = store.getEvent("A");
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 5 }, { id: "A", homeScore: before?.homeScore ?? 0 }));
    expect(take()).toEqual([]);
    expect(store.getEvent("A")).toBe(before);
  });
});

describe("the live store", () => {
  it("[P5] highlights nothing that a repair feed changes", () => {
    const store = openStore();
    store.applyRepair(subject, rows({ id: "A", homeScore: 1 }), 20);
    expect([store.getEvent("A")?.homeScore, store.getHighlight("A")]).toEqual([1, null]);
    // The repair holds the state at its number: a body that is not newer changes nothing.
    store.applyRepair(subject, rows({ id: "A", homeScore: 2 }), 20);
    expect(store.getEvent("A")?.homeScore).toBe(2);
  });

  it("takes no repair of a subject that no list belongs to, and no body of a list that is not open", () => {
    const store = openStore();
    store.applyRepair("u_1_2", rows({ id: "A", homeScore: 1 }), 20);
    expect([store.getEvent("A")?.homeScore, store.getHave("u_1_2")]).toEqual([0, null]);
    expect(store.applyList("elsewhere", toFeed([toEvent("C")]), 30)).toBe(30);
    store.applyOdds("elsewhere", encodeOddsFeed(1, [toPrices("A", 16, 9)]), 30);
    expect([store.getEvent("C"), store.getOdds("A")?.outcomes[0]?.price]).toEqual([null, 1.5]);
  });

  it("takes an odds feed of the number that it has, and none that is older", () => {
    const store = openStore();
    const priceAt = (seq: number, price: number) => {
      store.applyOdds("day", encodeOddsFeed(1, [toPrices("A", 16, price)]), seq);
      return store.getOdds("A", 16)?.outcomes[0]?.price;
    };
    expect([priceAt(5, 2), priceAt(4, 3), priceAt(6, 4)]).toEqual([2, 2, 4]);
  });

  it("[C6.03] takes no odds feed of a list whose place allows none", () => {
    const store = openStore({ isOddsAllowed: false });
    store.applyOdds("day", encodeOddsFeed(1, [toPrices("A", 16, 2)]), 9);
    expect(store.getOdds("A")).toBeNull();
  });

  it("drops the odds' position alone when the place stops allowing odds", () => {
    const store = openStore();
    store.dropOdds();
    expect([store.getHave(odds), store.getHave(subject)]).toEqual([null, 10]);
  });

  it("reaches a later number of a subject, never an earlier one, and only where a list needs it", () => {
    const store = openStore();
    store.reach(subject, 9);
    expect(store.getHave(subject)).toBe(10);
    store.reach(subject, 12);
    store.reach("u_1_2", 12);
    expect([store.getHave(subject), store.getHave("u_1_2")]).toEqual([12, null]);
  });

  it("[P9] begins again at 0 where a subject's epoch is new, and only where a list needs it", () => {
    const store = openStore();
    store.restart("u_1_2");
    expect([store.getHave("u_1_2"), store.getHave(subject)]).toEqual([null, 10]);
    store.restart(subject);
    store.applyRows(subject, 1, rows({ id: "A", homeScore: 7 }));
    expect([store.getEvent("A")?.homeScore, store.getHave(subject)]).toEqual([7, 1]);
  });

  it("[P9] begins the prices again apart from the events", () => {
    const store = openStore();
    store.restart(odds);
    expect(store.applyRows(odds, 1, encodeOddsRow(toPrices("A", 16, 8))).outcome).toBe("applied");
    expect(store.getOdds("A", 16)?.outcomes[0]?.price).toBe(8);
    expect(store.getHave(subject)).toBe(10);
  });

  it("forgets prices, highlights and numbers with an event that no list holds", () => {
    const store = openStore();
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    store.close("day");
    store.open(toList({ seq: 3, oddsFeedName: null, odds: null, oddsSeq: null, market: null }));
    expect([store.getHighlight("A"), store.getAllOdds("A"), store.getHave(subject)]).toEqual([null, [], 3]);
    store.applyRows(subject, 4, rows({ id: "A", homeScore: 4 }));
    expect(store.getEvent("A")?.homeScore).toBe(4);
  });

  it("takes one event of those that a body names twice, and none without an id", () => {
    const store = openStore({ events: [toEvent("A"), toEvent("A", { homeScore: 5 }), toEvent("")] });
    expect(store.getLeagues("day").map(({ eventIds }) => eventIds)).toEqual([["A"]]);
    expect(store.getEvent("A")?.homeScore).toBe(0);
    expect(store.getCounts("day").all).toBe(1);
  });

  it("says the last number of a frame, whatever becomes of it", () => {
    const store = openStore();
    const frame = rows({ id: "A", homeScore: 1 }, { id: "A", homeScore: 2 });
    expect(store.applyRows("u_1_2", 5, frame)).toEqual({ outcome: "ignored", have: 6, last: 6 });
    expect(store.applyRows(subject, 13, frame)).toEqual({ outcome: "gap", have: 10, last: 14 });
    expect(store.applyRows(subject, 9, frame)).toEqual({ outcome: "ignored", have: 10, last: 10 });
    expect(store.applyRows(subject, 10, frame)).toEqual({ outcome: "applied", have: 11, last: 11 });
  });

  it("hints at no row that lacks a name or a time", () => {
    const store = openStore();
    let hints = 0;
    store.onNewEvents(() => (hints += 1));
    const { homeName, startSeconds, ...rest } = toEvent("X");
    store.applyRows(subject, 11, rows({ ...rest, homeName } as EventChange, { ...rest, startSeconds } as EventChange));
    expect(hints).toBe(0);
  });

  it("hints at a known event that has another start: its day may have a line of its own for it", () => {
    const store = openStore();
    let hints = 0;
    store.onNewEvents(() => (hints += 1));
    const { startSeconds } = store.getEvent("A") ?? {};
    store.applyRows(subject, 11, rows({ id: "A", startSeconds: startSeconds ?? 0, homeScore: 1 }));
    expect(hints).toBe(0);
    store.applyRows(subject, 12, rows({ id: "A", startSeconds: (startSeconds ?? 0) + 86_400 }));
    expect(hints).toBe(1);
  });

  it("forgets at which events it hinted when they are too many", () => {
    const store = createLiveStore(2_000);
    store.open(toList());
    let hints = 0;
    store.onNewEvents(() => (hints += 1));
    let seq = 10;
    const hintAt = (id: string) => store.applyRows(subject, (seq += 1), rows(toEvent(id) as EventChange));
    for (let round = 0; round < 4; round += 1) hintAt("X");
    for (let index = 1; index < 1_000; index += 1) hintAt(`X${index}`);
    expect(hints).toBe(3 + 999);
    hintAt("Y");
    hintAt("X");
    expect(hints).toBe(3 + 999 + 2);
  });
});
