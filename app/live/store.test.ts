import { describe, expect, it } from "vitest";
import type { EventChange } from "../../shared/wire/changes.ts";
import { encodeDayFeed } from "../../shared/wire/day-feed.ts";
import { encodeOddsRow } from "../../shared/wire/odds-feed.ts";
import { toEvent } from "../../tests/fakes/live-page.ts";
import { odds, openStore, rows, subject, toFeed, toList, toPrices } from "./store.fixture.ts";
import { createLiveStore } from "./store.ts";

describe("the live store", () => {
  it("takes the prices that a list came without, and keeps them when the list is opened as it came", () => {
    const store = createLiveStore(2_000);
    const bare = toList({ oddsFeedName: null, odds: null, oddsSeq: null, market: null });
    store.open(bare);
    expect([store.getHave(odds), store.getAllOdds("A")]).toEqual([null, []]);
    store.open(toList());
    store.open(bare);
    expect([store.getHave(odds), store.getAllOdds("A").length, store.listsOn(odds).length]).toEqual([5, 2, 1]);
  });

  it("[P4] ignores changes it has, applies the next one and asks for a gap", () => {
    const store = openStore({ seq: 10 });
    expect(store.applyRows(subject, 10, rows({ id: "A", homeScore: 9 }))).toMatchObject({
      outcome: "ignored",
      have: 10,
    });
    expect(store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }))).toMatchObject({
      outcome: "applied",
      have: 11,
    });
    expect(store.applyRows(subject, 13, rows({ id: "A", homeScore: 3 }))).toMatchObject({ outcome: "gap", have: 11 });
    expect(store.getEvent("A")?.homeScore).toBe(1);
  });

  it("[P3] gives each row of a frame its own number, so an overlapping frame applies only its new rows", () => {
    const store = openStore({ seq: 10 });
    const frame = rows({ id: "A", homeScore: 9 }, { id: "A", awayScore: 1 }, { id: "B", homeScore: 2 });
    expect(store.applyRows(subject, 10, frame)).toMatchObject({ outcome: "applied", have: 12 });
    expect(store.getEvent("A")).toMatchObject({ homeScore: 0, awayScore: 1 });
    expect(store.getEvent("B")?.homeScore).toBe(2);
  });

  it("[P3] counts a row that cannot be decoded like any other", () => {
    const store = openStore({ seq: 10 });
    expect(store.applyRows(subject, 11, `nonsense~${rows({ id: "A", homeScore: 1 })}`).have).toBe(12);
    expect(store.getEvent("A")?.homeScore).toBe(1);
  });

  it("keeps a number of its own for odds", () => {
    const store = openStore();
    expect(store.applyRows(odds, 6, encodeOddsRow(toPrices("A", 17, 2.5))).outcome).toBe("applied");
    expect(store.getHave(odds)).toBe(6);
    expect(store.getHave(subject)).toBe(10);
    expect(store.getOdds("A", 17)?.outcomes[0]?.price).toBe(2.5);
    expect(store.getOdds("A")?.bookmakerId).toBe(16);
  });

  it("[C6.03] takes no odds where the place allows none", () => {
    const store = openStore({ isOddsAllowed: false });
    expect(store.applyRows(odds, 1, encodeOddsRow(toPrices("A", 16, 2.5))).outcome).toBe("ignored");
    expect(store.getOdds("A")).toBeNull();
  });

  it("[C4.23] ignores events that it does not know, in updates, repairs and odds", () => {
    const store = openStore();
    store.applyRows(subject, 11, rows({ id: "X", homeScore: 1 }));
    store.applyRows(odds, 6, encodeOddsRow(toPrices("X", 16, 2.5)));
    store.applyRepair(subject, rows({ id: "Y", homeScore: 1 }), 12);
    expect([store.getEvent("X"), store.getEvent("Y"), store.getOdds("X")]).toEqual([null, null, null]);
    expect(store.getCounts("day").all).toBe(2);
  });

  it("[C9.02] hides prices that nobody has confirmed for 180 s, and shows them again once somebody does", () => {
    const store = openStore();
    const changed: string[] = [];
    for (const id of ["A", "B"]) store.subscribeOdds(id, () => changed.push(id));
    store.advance(2_180);
    expect([store.getOdds("A")?.bookmakerId, changed]).toEqual([16, []]);
    store.advance(2_181);
    expect([store.getOdds("A"), store.getAllOdds("A"), changed]).toEqual([null, [], ["A", "B"]]);
    store.confirmPrices("day", 2_100);
    expect([store.getAllOdds("A").length, changed.length]).toEqual([2, 4]);
    store.advance(2_281);
    expect(store.getOdds("A")).toBeNull();
    // Another list has brought newer prices.
    store.open(toList({ key: "other", feed: toFeed([toEvent("A")]), oddsSeq: 6, nowSeconds: 2_281 }));
    expect([store.getOdds("A"), store.getOdds("B")]).toMatchObject([{ bookmakerId: 16 }, null]);
  });

  it("hints three times at a whole event that it does not hold, and never at a part of one", () => {
    const store = openStore();
    let hints = 0;
    store.onNewEvents(() => (hints += 1));
    store.applyRows(subject, 11, rows({ id: "X", homeScore: 1 }));
    expect(hints).toBe(0);
    for (const seq of [12, 13, 14, 15]) store.applyRows(subject, seq, rows(toEvent("X") as EventChange));
    expect(hints).toBe(3);
  });

  it("notifies only the listeners of the event that changed", () => {
    const store = openStore();
    const heard: string[] = [];
    store.subscribeEvent("A", () => heard.push("A"));
    store.subscribeEvent("B", () => heard.push("B"));
    store.subscribeLeagues("day", () => heard.push("leagues"));
    store.subscribeCounts("day", () => heard.push("counts"));
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    expect(heard).toEqual(["A"]);
  });

  it("counts again only when an event changes its stage", () => {
    const store = openStore({
      events: [toEvent("A"), toEvent("B", { statusType: 1 }), toEvent("C", { statusType: 3 })],
    });
    const before = store.getCounts("day");
    expect(before).toEqual({ all: 3, live: 1, scheduled: 1, finished: 1 });
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    expect(store.getCounts("day")).toBe(before);
    store.applyRows(subject, 12, rows({ id: "A", statusType: 3, status: 3 }));
    expect(store.getCounts("day")).toEqual({ all: 3, live: 0, scheduled: 1, finished: 2 });
  });

  it("[C2.01] counts a race once, in the state of who is still in it", () => {
    const store = createLiveStore(2_000);
    const league = { title: "Race", stageId: "R", duel: 0 };
    const starters = ["A", "B", "C"].map((id) => toEvent(id, { statusType: 1, status: 1 }));
    const feed = encodeDayFeed({ sportId: 1, leagues: [{ league, events: starters }], signature: "" });
    store.open(toList({ feed }));
    expect(store.getCounts("day")).toEqual({ all: 1, live: 0, scheduled: 1, finished: 0 });
    store.applyRows(subject, 11, rows({ id: "A", statusType: 2 }, { id: "B", statusType: 3 }));
    const running = store.getCounts("day");
    expect(running).toEqual({ all: 1, live: 1, scheduled: 0, finished: 0 });
    store.applyRows(subject, 13, rows({ id: "C", statusType: 2 }));
    expect(store.getCounts("day")).toBe(running);
    store.applyRows(subject, 14, rows({ id: "A", statusType: 3 }, { id: "C", statusType: 3 }));
    expect(store.getCounts("day")).toEqual({ all: 1, live: 0, scheduled: 0, finished: 1 });
  });

  it("[C9.01] shows a goal for 60 seconds, on its side", () => {
    const store = openStore();
    store.applyRows(subject, 11, rows({ id: "A", awayScore: 1 }));
    expect(store.getHighlight("A")).toMatchObject({ kind: "goal", side: 2 });
    store.advance(2_059);
    expect(store.getHighlight("A")).not.toBeNull();
    store.advance(2_060);
    expect(store.getHighlight("A")).toBeNull();
  });

  it("[C9.01] shows a correction for 15 seconds", () => {
    const store = openStore({ events: [toEvent("A", { homeScore: 2 })] });
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    expect(store.getHighlight("A")).toMatchObject({ kind: "correction", side: 1, untilSeconds: 2_015 });
  });

  it("keeps a goal's highlight when its period ends", () => {
    const store = openStore({ events: [toEvent("A", { statusType: 2, status: 12 })] });
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 3 }));
    store.applyRows(subject, 12, rows({ id: "A", status: 38 }));
    expect(store.getHighlight("A")).toMatchObject({ kind: "goal" });
  });

  it("highlights nothing in rows that are replayed after a long absence", () => {
    const store = openStore();
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }), false);
    expect(store.getEvent("A")?.homeScore).toBe(1);
    expect(store.getHighlight("A")).toBeNull();
  });

  it("keeps the identity of what a repair leaves as it was", () => {
    const store = openStore();
    const before = store.getEvent("A");
    store.applyRepair(subject, rows(toEvent("A") as EventChange, { id: "B", homeScore: 1 }), 20);
    expect(store.getEvent("A")).toBe(before);
    expect(store.getEvent("B")?.homeScore).toBe(1);
    expect(store.getHave(subject)).toBe(20);
  });

  it("[P5] ignores a repair feed that is older than what it holds, and stays where it is", () => {
    const store = openStore({ seq: 10 });
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 2 }));
    store.applyRepair(subject, rows({ id: "A", homeScore: 0 }, { id: "B", homeScore: 5 }), 9);
    expect(store.getHave(subject)).toBe(11);
    expect([store.getEvent("A")?.homeScore, store.getEvent("B")?.homeScore]).toEqual([2, toEvent("B").homeScore]);
    expect(store.applyRows(subject, 12, rows({ id: "A", homeScore: 3 }))).toMatchObject({ outcome: "applied" });
  });

  it("takes events that came and went from a newer day feed, and keeps the rest", () => {
    const store = openStore();
    const [before] = store.getLeagues("day");
    const event = store.getEvent("A");
    store.applyList("day", toFeed([toEvent("A"), toEvent("B")], [toEvent("C", { statusType: 1 })]), 20);
    expect(store.getLeagues("day")[0]).toBe(before);
    expect(store.getEvent("A")).toBe(event);
    expect(store.getLeagues("day")[1]?.eventIds).toEqual(["C"]);
    store.applyList("day", toFeed([toEvent("A")]), 21);
    expect(store.getEvent("B")).toBeNull();
    expect(store.getCounts("day")).toEqual({ all: 1, live: 1, finished: 0, scheduled: 0 });
  });

  it("takes only new events from an older day feed and goes back to its number for the changes that they missed", () => {
    const store = openStore({ seq: 10 });
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    store.applyList("day", toFeed([toEvent("A"), toEvent("C")]), 9);
    expect(store.getEvent("A")?.homeScore).toBe(1);
    expect(store.getHave(subject)).toBe(9);
    store.advance(3_000);
    store.applyRows(subject, 10, rows({ id: "C", awayScore: 1 }, { id: "A", homeScore: 1 }));
    expect(store.getEvent("A")?.homeScore).toBe(1);
    expect(store.getEvent("C")?.awayScore).toBe(1);
    expect(store.getHighlight("A")).toBeNull();
  });

  it("drops every price when the place stops allowing odds", () => {
    const store = openStore();
    const heard: string[] = [];
    store.subscribeOdds("A", () => heard.push("A"));
    store.dropOdds();
    expect(store.getOdds("A")).toBeNull();
    expect(store.getHave(odds)).toBeNull();
    expect(heard).toEqual(["A"]);
  });

  it("shares an event between lists, and keeps it until the last of them is closed", () => {
    const store = openStore();
    store.open(toList({ key: "A", feed: toFeed([toEvent("A")]) }));
    const before = store.getEvent("A");
    store.close("day");
    expect(store.getEvent("A")).toBe(before);
    expect(store.getEvent("B")).toBeNull();
    expect(store.getHave(subject)).toBe(10);
    store.close("A");
    expect(store.getEvent("A")).toBeNull();
    expect(store.getHave(subject)).toBeNull();
  });

  it("[P4] opens a list that is older than its events without taking any of them back", () => {
    const store = openStore({ seq: 10 });
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    store.open(toList({ key: "A", feed: toFeed([toEvent("A")]), seq: 8 }));
    expect(store.getEvent("A")?.homeScore).toBe(1);
    expect(store.getHave(subject)).toBe(11);
  });

  it("[P4] goes back to an older list's number for its new events, and applies to each only what is new to it", () => {
    const store = openStore({ seq: 10 });
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    store.applyRows(subject, 12, rows({ id: "A", homeScore: 2 }));
    store.open(toList({ key: "C", feed: toFeed([toEvent("C")]), seq: 8 }));
    expect(store.getHave(subject)).toBe(8);
    const seen: unknown[] = [];
    store.subscribeEvent("A", () => seen.push(store.getEvent("A")?.homeScore));
    store.applyRows(subject, 9, rows({ id: "C", awayScore: 1 }));
    store.applyRows(subject, 10, rows({ id: "B", homeScore: 0 }));
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    store.applyRows(subject, 12, rows({ id: "A", homeScore: 2 }));
    expect(seen).toEqual([]);
    expect(store.getEvent("C")?.awayScore).toBe(1);
  });

  it("[P4] keeps its position when a list that is newer is opened, and ignores for its events what that knows", () => {
    const store = openStore({ seq: 10 });
    store.open(toList({ key: "C", feed: toFeed([toEvent("C", { homeScore: 3 })]), seq: 14 }));
    expect(store.getHave(subject)).toBe(10);
    store.applyRows(subject, 11, rows({ id: "C", homeScore: 1 }, { id: "B", homeScore: 1 }));
    expect([store.getEvent("C")?.homeScore, store.getEvent("B")?.homeScore]).toEqual([3, 1]);
  });

  it("counts a change in every list that holds the event", () => {
    const store = openStore();
    store.open(toList({ key: "A", feed: toFeed([toEvent("A")]) }));
    const heard: string[] = [];
    for (const key of ["day", "A"]) store.subscribeCounts(key, () => heard.push(key));
    store.applyRows(subject, 11, rows({ id: "A", statusType: 3, status: 3 }));
    expect(heard).toEqual(["day", "A"]);
    expect([store.getCounts("day").finished, store.getCounts("A").finished]).toEqual([1, 1]);
  });

  it("fills in from any body what another has left out, whichever is newer", () => {
    const store = openStore({ seq: 10, events: [toEvent("A")] });
    store.open(toList({ key: "A", feed: toFeed([toEvent("A", { round: "Journée 15" })]), seq: 8 }));
    store.applyRows(subject, 11, rows({ id: "A", homeScore: 1 }));
    store.applyList("day", toFeed([toEvent("A", { homeScore: 1 })]), 12);
    expect(store.getEvent("A")).toMatchObject({ round: "Journée 15", homeScore: 1 });
    store.open(toList({ key: "A2", feed: toFeed([toEvent("A", { homeCode: "LEN" })]), seq: 9 }));
    expect(store.getEvent("A")).toMatchObject({ homeCode: "LEN", homeScore: 1 });
  });
});
