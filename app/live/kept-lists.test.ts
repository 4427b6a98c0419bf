import { describe, expect, it } from "vitest";
import { createFakeTimers } from "../../tests/fakes/fake-timers.ts";
import { createKeptLists } from "./kept-lists.ts";
import type { ListFeed } from "./list-feed.ts";
import { toList } from "./store.fixture.ts";

const minutes = 60_000;
const nowSeconds = 2_000;

function openKept() {
  const timers = createFakeTimers();
  const forgotten: string[] = [];
  const kept = createKeptLists(timers, (key) => forgotten.push(key));
  const visit = (key: string, scope: ListFeed["scope"] = "default") => {
    kept.open(toList({ key, scope, ...(scope === "archive" && { isFollowed: false }) }));
    kept.show(key);
  };
  const leave = (...keys: readonly string[]) => {
    for (const key of keys) kept.leave(key);
  };
  return { timers, forgotten, kept, visit, leave };
}

describe("the lists that are kept", () => {
  it("are forgotten a while after they left the screen, not while they are on it", async () => {
    const { timers, forgotten, visit, leave } = openKept();
    visit("shown");
    visit("left");
    await timers.pass(5 * minutes);
    leave("left");
    await timers.pass(9 * minutes);
    expect(forgotten).toEqual([]);
    await timers.pass(2 * minutes);
    expect(forgotten).toEqual(["left"]);
  });

  it("stay while one of the pages that show them does", async () => {
    const { timers, forgotten, kept, visit } = openKept();
    visit("day");
    kept.show("day");
    kept.leave("day");
    await timers.pass(20 * minutes);
    expect([forgotten, kept.shown().map(({ key }) => key)]).toEqual([[], ["day"]]);
  });

  it("age from when they were left last", async () => {
    const { timers, forgotten, kept, visit, leave } = openKept();
    visit("day");
    leave("day");
    await timers.pass(8 * minutes);
    kept.show("day");
    leave("day");
    await timers.pass(8 * minutes);
    expect(forgotten).toEqual([]);
    await timers.pass(3 * minutes);
    expect(forgotten).toEqual(["day"]);
  });

  it("age also where no page came to show them", async () => {
    const { timers, forgotten, kept } = openKept();
    kept.open(toList({ key: "drawn" }));
    await timers.pass(11 * minutes);
    expect(forgotten).toEqual(["drawn"]);
  });

  it("[C3.21] stay for as long as the site is open where they are of the archive, and go with their page where they are temporary", async () => {
    const { timers, forgotten, kept, visit, leave } = openKept();
    visit("archive", "archive");
    kept.open(toList({ key: "team", scope: "temporary" }));
    await timers.pass(minutes);
    kept.show("team");
    leave("archive", "team");
    // Another section of the same page shows the list in the same moment.
    kept.show("team");
    await timers.pass(100 * minutes);
    expect([forgotten, kept.isRight("archive", nowSeconds + 6_000)]).toEqual([[], true]);
    leave("team");
    await timers.pass(0);
    expect(forgotten).toEqual(["team"]);
    expect(kept.followed().map(({ key }) => key)).toEqual(["archive"]);
  });

  it("[C3.21] make no room for temporary ones", async () => {
    const { timers, forgotten, visit, leave } = openKept();
    const [days, teams] = [
      ["1", "2", "3", "4", "5", "6"],
      ["a", "b"],
    ];
    for (const key of days) visit(key);
    for (const key of teams) visit(key, "temporary");
    leave(...days, ...teams);
    await timers.pass(0);
    expect(forgotten).toEqual(teams);
  });

  it("are few: the one that was left longest ago goes first, and what is on the screen is not counted", () => {
    const { forgotten, visit, leave } = openKept();
    const keys = ["1", "2", "3", "4", "5", "6", "7", "8"];
    for (const key of keys) visit(key);
    leave("2", "1", "3", "4", "5", "6");
    expect(forgotten).toEqual([]);
    leave("7");
    expect(forgotten).toEqual(["2"]);
  });

  it("are followed once they have been on the screen, also after they left it", () => {
    const { kept, visit, leave } = openKept();
    kept.open(toList({ key: "drawn" }));
    visit("shown");
    visit("left");
    leave("left");
    expect(
      kept
        .followed()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(["left", "shown"]);
    expect(kept.shown().map(({ key }) => key)).toEqual(["shown"]);
  });

  it("do not come by being shown or left: a page may outlive what it showed", async () => {
    const { timers, kept } = openKept();
    kept.show("unknown");
    kept.leave("unknown");
    await timers.pass(20 * minutes);
    expect([kept.followed(), kept.isRight("unknown", nowSeconds)]).toEqual([[], false]);
  });
});

describe("a list that is kept", () => {
  it("is outdated by an event that it lacks, where it is concerned and not on the screen, until it is loaded anew", () => {
    const { kept, visit, leave } = openKept();
    for (const key of ["day", "match", "shown"]) visit(key);
    leave("day", "match");
    kept.outdateLeft(({ key }) => key !== "match");
    expect(["day", "match", "shown"].map((key) => kept.isRight(key, nowSeconds))).toEqual([false, true, true]);
    const loaded = toList({ key: "day" });
    kept.open(loaded);
    expect(kept.isRight("day", nowSeconds)).toBe(true);
    kept.outdateLeft(() => true);
    kept.open(loaded); // as it is, while its page is drawn again
    expect(kept.isRight("day", nowSeconds)).toBe(false);
  });

  it("is right for a minute where nothing follows it, and for as long as its day lasts where something does", () => {
    const { kept } = openKept();
    kept.open(toList({ key: "followed" }));
    kept.open(toList({ key: "unfollowed", isFollowed: false }));
    const right = (seconds: number) => ["followed", "unfollowed"].map((key) => kept.isRight(key, nowSeconds + seconds));
    expect([right(59), right(60)]).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(right(2 * 86_400)).toEqual([false, false]);
  });
});
