import { describe, expect, it, afterEach, beforeEach, vi } from "vitest";
import type { Followable } from "./change-games.ts";
import { createTexts } from "../../storage/text-choice.fixture.ts";
import { openOver } from "../../storage/browser-storage.fixture.ts";
import type { LoadBodies } from "./refetch-expired.ts";
import { createMyGamesStore, afterPaint } from "./my-games-store.ts";

const timeZone = "Europe/Paris";
/** No feed can be loaded. */
const nothing: LoadBodies = (_, done) => done(null);
const noon = Date.parse("2026-11-20T11:00:00Z");
const dayMs = 86_400_000;

function toGame(name: string, dayOffset = 0): Followable {
  const startSeconds = (noon + dayOffset * dayMs) / 1000;
  const times = { startSeconds, endSeconds: startSeconds };
  const key = `g_1_${name.padStart(8, "0")}`;
  return { key, sportId: 1, leagueId: "1_LEAGUE01", league: {}, ...times, statusType: 1, noDuel: false };
}

/** Tabs of one browser, on one clock. */
function openBrowser() {
  const { open } = createTexts();
  const clock = { nowMs: noon };
  return { clock, openTab: () => createMyGamesStore(open, () => clock.nowMs) };
}

it("follows and unfollows a game, and notifies its listeners", () => {
  const tab = openBrowser().openTab();
  let reported = 0;
  tab.subscribe(() => (reported += 1));
  expect(tab.toggle(toGame("a"), timeZone)).toBe("added");
  expect(Object.keys(tab.get().games)).toEqual([toGame("a").key]);
  expect(tab.toggle(toGame("a"), timeZone)).toBe("removed");
  expect([tab.get().games, reported]).toEqual([{}, 2]);
});

it("follows all games of a league, those that are missing first, and lets all of them go and takes that back", () => {
  const tab = openBrowser().openTab();
  const games = ["a", "b", "c"].map((name) => toGame(name));
  tab.toggle(toGame("b"), timeZone);
  expect(tab.toggleLeague([...games, toGame("far", 20)], timeZone)).toBe("added");
  expect(Object.keys(tab.get().games).toSorted()).toEqual(games.map(({ key }) => key));
  expect(tab.toggleLeague(games, timeZone)).toBe("removed");
  expect([tab.get().games, tab.get().labels]).toEqual([{}, {}]);
  tab.restore();
  expect([Object.keys(tab.get().games).length, Object.keys(tab.get().labels)]).toEqual([3, ["1_LEAGUE01"]]);
  expect(tab.toggleLeague([toGame("far", 20)], timeZone)).toBe("outside-window");
});

it("[C8.01] [C9.03] follows as many games of a league as there is room for, and says once that there is no more", () => {
  const tab = openBrowser().openTab();
  const toMany = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => toGame(`${name}${index}`));
  for (const name of ["a", "b"]) tab.toggleLeague(toMany(200, name), timeZone);
  tab.toggleLeague(toMany(98, "c"), timeZone);
  expect(tab.toggleLeague(toMany(10, "d"), timeZone)).toBe("limit");
  expect(Object.keys(tab.get().games)).toHaveLength(500);
});

it("[C6.01] sees what another tab has chosen, and adds to it", () => {
  const { openTab } = openBrowser();
  const [left, right] = [openTab(), openTab()];
  let reported = 0;
  expect(right.get().games).toEqual({});
  right.subscribe(() => (reported += 1));
  left.toggle(toGame("a"), timeZone);
  right.check();
  right.check();
  expect([Object.keys(right.get().games).length, reported]).toEqual([1, 1]);
  left.toggle(toGame("b"), timeZone);
  right.toggle(toGame("c"), timeZone);
  left.check();
  expect(Object.keys(left.get().games)).toHaveLength(3);
});

it("keeps its object while nothing changes", () => {
  const tab = openBrowser().openTab();
  tab.toggle(toGame("a"), timeZone);
  const before = tab.get();
  tab.check();
  expect(tab.get()).toBe(before);
});

it("[C4.06][C9.03] refuses a game outside the day window, and the 501st", () => {
  const tab = openBrowser().openTab();
  expect(tab.toggle(toGame("old", -2), timeZone)).toBe("outside-window");
  for (let index = 0; index < 500; index += 1) tab.toggle(toGame(`x${index}`), timeZone);
  expect(tab.toggle(toGame("more"), timeZone)).toBe("limit");
  expect(Object.keys(tab.get().games)).toHaveLength(500);
});

it("[C4.07] counts days again on a later visit, and drops games that have left the window", () => {
  const { clock, openTab } = openBrowser();
  const tab = openTab();
  tab.toggle(toGame("a"), timeZone);
  tab.toggle(toGame("b", 2), timeZone);
  clock.nowMs += dayMs;
  const later = openTab();
  later.refresh({ timeZone, lang: "fr" }, nothing);
  expect(Object.values(later.get().games).map(({ day }) => day)).toEqual([-1, 1]);
  clock.nowMs += dayMs;
  later.refresh({ timeZone, lang: "fr" }, nothing);
  expect(Object.values(later.get().games).map(({ day }) => day)).toEqual([0]);
});

function refuse(): never {
  throw new Error("refused");
}

it("keeps choices as long as the page where the browser refuses to store", () => {
  const open = openOver({ getItem: () => null, setItem: refuse, removeItem: refuse });
  const tab = createMyGamesStore(open, () => noon);
  tab.toggle(toGame("a"), timeZone);
  tab.check();
  expect(Object.keys(tab.get().games)).toHaveLength(1);
});

it("[C3.17] follows a tournament without duels as a whole, by its league's id", () => {
  const tab = openBrowser().openTab();
  const race = { ...toGame("a"), key: "1_LEAGUE01", noDuel: true };
  expect(tab.toggle(race, timeZone)).toBe("added");
  expect([Object.keys(tab.get().tournaments), tab.get().games]).toEqual([["1_LEAGUE01"], {}]);
  expect(tab.toggle(race, timeZone)).toBe("removed");
  expect(tab.get().tournaments).toEqual({});
});

it("takes a removal back, with the groups that the game was in", () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  tab.toggle(toGame("a"), timeZone);
  const before = tab.get();
  expect(tab.toggle(toGame("a"), timeZone)).toBe("removed");
  tab.restore();
  expect(tab.get()).toEqual(before);
  // Once.
  tab.toggle(toGame("b"), timeZone);
  tab.restore();
  expect(Object.keys(tab.get().games)).toHaveLength(2);
});

it("[C4.07] [C4.08] counts the days anew at midnight, and after a night's sleep, and fetches again what is of yesterday", () => {
  const { clock, openTab } = openBrowser();
  const tab = openTab();
  const asked: (readonly string[])[] = [];
  const load: LoadBodies = (names, done) => {
    asked.push(names);
    done(null);
  };
  tab.toggle(toGame("a", 1), timeZone);
  tab.refresh({ timeZone, lang: "fr" }, load);
  const dayOf = () => tab.get().games[toGame("a").key]?.day;
  clock.nowMs = Date.parse("2026-11-20T22:59:59Z");
  tab.check();
  expect([dayOf(), asked.length]).toEqual([1, 0]);
  clock.nowMs += 1000;
  tab.check();
  expect([dayOf(), asked]).toEqual([0, [["f_1_0_1_fr_1"]]]);
  clock.nowMs += 8 * 3_600_000 + dayMs;
  tab.check();
  expect(dayOf()).toBe(-1);
});

const blocked = () => openOver({ getItem: refuse, setItem: refuse, removeItem: refuse });

it("[C8.03] says of a choice that it is not kept where the browser stores nothing, and shows it all the same", () => {
  const tab = createMyGamesStore(blocked(), () => noon);
  expect(tab.toggle(toGame("a"), timeZone)).toBe("kept-here");
  expect(Object.keys(tab.get().games)).toEqual([toGame("a").key]);
});

it("[C8.03] says that a choice is not kept once it has been tried, where that is after the frame", async () => {
  const afterFrame: (() => void)[] = [];
  const tab = createMyGamesStore(
    blocked(),
    () => noon,
    (work) => afterFrame.push(work),
  );
  const outcome = tab.whenWritten(tab.toggle(toGame("a"), timeZone));
  for (const work of afterFrame.splice(0)) work();
  expect(await outcome).toBe("kept-here");
});

describe("a star", () => {
  /** A tab whose frames are drawn, or which is left, when a test says so. */
  function openStars() {
    const { open } = createTexts();
    const waiting: (() => void)[] = [];
    const tab = createMyGamesStore(
      open,
      () => noon,
      (work) => waiting.push(work),
    );
    const draw = () => waiting.splice(0).forEach((work) => work());
    return { tab, draw, reopen: () => Object.keys(createMyGamesStore(open, () => noon).get().games) };
  }
  const aStar = () => ({ ariaPressed: "false" as string | null });

  it("is drawn at the tap; its choice is made and stored behind the frame, in one step", async () => {
    const { tab, draw, reopen } = openStars();
    const star = aStar();
    const outcome = tab.choose(star, toGame("a"), timeZone);
    expect([star.ariaPressed, tab.get().games, reopen()]).toEqual(["true", {}, []]);
    draw();
    expect([star.ariaPressed, reopen()]).toEqual(["true", [toGame("a").key]]);
    expect(await outcome).toBe("added");
  });

  it("shows each tap of several in a frame, and ends as they say", async () => {
    const { tab, draw, reopen } = openStars();
    const star = aStar();
    const shown: (string | null)[] = [];
    const outcomes = [0, 1, 2].map(() => {
      const outcome = tab.choose(star, toGame("a"), timeZone);
      shown.push(star.ariaPressed);
      return outcome;
    });
    draw();
    expect([shown, star.ariaPressed, reopen()]).toEqual([["true", "false", "true"], "true", [toGame("a").key]]);
    expect(await Promise.all(outcomes)).toEqual(["added", "removed", "added"]);
  });

  it("[C8.01] is taken back where the choice was refused", async () => {
    const { tab, draw } = openStars();
    const star = aStar();
    const outcome = tab.choose(star, toGame("far", 20), timeZone);
    draw();
    expect([await outcome, star.ariaPressed]).toEqual(["outside-window", "false"]);
  });

  it("[C3.17] stays for a tournament that is followed as a whole", () => {
    const { tab, draw } = openStars();
    const star = aStar();
    void tab.choose(star, { ...toGame("a"), key: "1_LEAGUE01" }, timeZone);
    draw();
    expect([star.ariaPressed, Object.keys(tab.get().tournaments)]).toEqual(["true", ["1_LEAGUE01"]]);
  });
});

/** A page whose frames are drawn when a test says so. */
function openPage() {
  const page = new EventTarget();
  const frames: (() => void)[] = [];
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  const draw = () => frames.splice(0).forEach((work) => work());
  return { page, draw };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("works after the frame and not before, once", () => {
  const { page, draw } = openPage();
  const work = vi.fn<() => void>();
  afterPaint(work);
  draw();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

it("works before the page is left or hidden, whatever was drawn", () => {
  for (const [name, of] of [
    ["pagehide", "page"],
    ["visibilitychange", "document"],
  ] as const) {
    const { page } = openPage();
    const work = vi.fn<() => void>();
    afterPaint(work);
    (of === "page" ? page : document).dispatchEvent(new Event(name));
    expect(work).toHaveBeenCalledOnce();
  }
});

it("works in a page that draws nothing", () => {
  openPage();
  const work = vi.fn<() => void>();
  afterPaint(work);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

it("works at once in a page that is hidden, as one that is being left", () => {
  openPage();
  Object.assign(document, { visibilityState: "hidden" });
  const work = vi.fn<() => void>();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
