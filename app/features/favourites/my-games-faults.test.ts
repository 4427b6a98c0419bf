import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Followable } from "./change-games.ts";
import { openOver } from "../../storage/browser-storage.fixture.ts";
import { countFavourites, myGamesLimits } from "./my-games-limits.ts";
import { createMyGamesStore } from "./my-games-store.ts";

const timeZone = "Europe/Paris";
const startMs = Date.parse("2026-11-20T11:00:00Z");
const startSeconds = startMs / 1000 + 5 * 86_400;
/** A browser's favourites are kept for two days (C9.08), so the test's clock advances by less. */
const mostHours = 40;
const names = ["fsdc_my_local", "fsdc_my_local_labl", "fsdc_my_local_noduel", "fsdc_my_local_ts"];

/** Each tab has its own games and tournaments: if two tabs changed one game in the same millisecond, their order would be undefined. */
function toFollowable(tab: number, index: number): Followable {
  const isTournament = index % 4 === 0;
  const leagueId = isTournament ? `31_RACE${tab}${String(index).padStart(3, "0")}` : `1_LEAGUE0${tab}`;
  const key = isTournament ? leagueId : `g_1_G${tab}${String(index).padStart(6, "0")}`;
  return {
    key,
    sportId: isTournament ? 31 : 1,
    leagueId,
    league: { title: leagueId },
    startSeconds,
    endSeconds: startSeconds,
    statusType: 1,
    noDuel: isTournament,
  };
}

/** Simulates a browser whose storage fails on demand, and the tabs that share it. */
function openBrowser() {
  const values = new Map<string, string>();
  let mode: "good" | "full" | "blocked" = "good";
  let failIn: number | null = null;
  let nowMs = startMs;
  const fail = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const local = {
    getItem: (key: string) => (mode === "blocked" ? fail() : (values.get(key) ?? null)),
    setItem(key: string, value: string) {
      if (mode !== "good") fail();
      if (failIn !== null && (failIn -= 1) < 0) {
        failIn = null;
        fail();
      }
      values.set(key, value);
    },
    removeItem: (key: string) => (mode === "blocked" ? fail() : void values.delete(key)),
  };
  return {
    values,
    pass: (ms: number) => (nowMs += ms),
    setMode: (next: typeof mode) => (mode = next),
    isBlocked: () => mode === "blocked",
    /** Makes one write fail, after so many that succeed. */
    failIn: (writes: number | null) => (failIn = writes),
    /** `draw` writes changes; it stands for the moment after a frame. A page that is left still reaches it; a browser that crashes does not. */
    openTab() {
      const waiting: (() => void)[] = [];
      const tapped: { readonly star: Star; readonly key: string }[] = [];
      const store = createMyGamesStore(
        openOver(local),
        () => nowMs,
        (work) => waiting.push(work),
      );
      return {
        ...store,
        /** A tapped star stores its choice after the frame. */
        tap(game: Followable) {
          const star: Star = { ariaPressed: `${keysOf(store).includes(game.key)}` };
          void store.choose(star, game, timeZone);
          tapped.push({ star, key: game.key });
        },
        /** @returns the stars that were tapped, with the state that they show afterwards */
        draw() {
          for (const work of waiting.splice(0)) work();
          return tapped.splice(0);
        },
      };
    },
  };
}

type Star = { ariaPressed: string | null };
type Tab = ReturnType<ReturnType<typeof openBrowser>["openTab"]>;
const keysOf = (tab: Pick<Tab, "get">) =>
  [...Object.keys(tab.get().games), ...Object.keys(tab.get().tournaments)].toSorted();
const refresh = (tab: Tab) => tab.refresh({ timeZone, lang: "fr" }, (_, done) => done(null));

const almostAll = (() => {
  const tab = openBrowser().openTab();
  tab.toggle(toFollowable(9, 1), timeZone);
  const [record] = Object.values(tab.get().games);
  if (record === undefined) throw new Error("no game was added");
  const keys = Array.from({ length: myGamesLimits.games - 3 }, (_, index) => toFollowable(9, index * 4 + 1).key);
  return { ...tab.get(), games: Object.fromEntries(keys.map((key) => [key, record])) };
})();

const tab = fc.nat(2);
const action = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("toggle" as const), tab, index: fc.nat(11) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("tap" as const), tab, index: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("restore" as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("check" as const, "refresh" as const, "close" as const), tab }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom("draw" as const, "crash" as const), tab }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("mode" as const),
      mode: fc.constantFrom("good" as const, "full" as const, "blocked" as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("fail" as const), writes: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("spoil" as const),
      name: fc.constantFrom(...names),
      text: fc.constantFrom("{", "null", "[]", '{"value":{"x":1}}', null),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("pass" as const), hours: fc.integer({ min: -2, max: 12 }) }) },
);
type Step = typeof action extends fc.Arbitrary<infer T> ? T : never;

it("[C6.01] [C8.03] [C9.03] loses nothing that a visitor follows while the browser can store it, keeps the limit, and ends equal in all tabs", () => {
  const run = fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, isAlmostFull) => {
    const browser = openBrowser();
    const tabs: Tab[] = [browser.openTab(), browser.openTab(), browser.openTab()];
    /** The games that must exist at the end, each with the tab that added it: until a game is stored, only that tab has it. */
    const expected = new Map<string, number>();
    /** The last removal of each tab, which it can undo. */
    const removed = new Map<number, string>();
    let hours = 0;
    let added = 0;
    const keep = (key: string, index: number) => {
      expected.set(key, index);
      added += 1;
    };
    const drop = (key: string, index: number) => {
      expected.delete(key);
      removed.set(index, key);
    };
    const draw = (index: number) => {
      for (const { star, key } of tabs[index]?.draw() ?? []) (star.ariaPressed === "true" ? keep : drop)(key, index);
    };
    const drawAll = () => [0, 1, 2].forEach(draw);
    if (isAlmostFull) tabs[0]?.replace(almostAll);
    for (const step of actions) {
      browser.pass(1);
      const chosen = "tab" in step ? tabs[step.tab] : undefined;
      if (step.do === "toggle") {
        const game = toFollowable(step.tab, step.index);
        const outcome = chosen?.toggle(game, timeZone);
        if (outcome === "added" || outcome === "kept-here") keep(game.key, step.tab);
        if (outcome === "removed") drop(game.key, step.tab);
      } else if (step.do === "tap") chosen?.tap(toFollowable(step.tab, step.index));
      else if (step.do === "restore") {
        chosen?.restore();
        const back = removed.get(step.tab);
        if (back !== undefined && keysOf(chosen as Tab).includes(back)) expected.set(back, step.tab);
      } else if (step.do === "check") chosen?.check();
      else if (step.do === "refresh" && chosen !== undefined) refresh(chosen);
      else if (step.do === "draw") draw(step.tab);
      else if (step.do === "close" || step.do === "crash") {
        if (step.do === "close") draw(step.tab);
        // When a tab ends, all that the browser had not stored is lost.
        for (const [key, holder] of expected)
          if (holder === step.tab && !isStored(browser.values, key)) expected.delete(key);
        tabs[step.tab] = browser.openTab();
        removed.delete(step.tab);
      } else if (step.do === "mode") browser.setMode(step.mode);
      else if (step.do === "fail") browser.failIn(step.writes);
      else if (step.do === "spoil") {
        drawAll();
        for (const each of tabs) each.check();
        // The games of a removed text are lost. The tabs write a spoiled text again, with its games.
        if (step.text === null) browser.values.delete(step.name);
        else browser.values.set(step.name, step.text);
        if (step.text === null || browser.isBlocked()) expected.clear();
        for (const each of tabs) each.check();
      } else if (step.do === "pass" && hours + step.hours <= mostHours) {
        hours += step.hours;
        browser.pass(step.hours * 3_600_000);
      }
      for (const each of tabs) {
        expect(countFavourites(each.get())).toBeLessThanOrEqual(myGamesLimits.games);
      }
    }
    browser.setMode("good");
    browser.failIn(null);
    for (let round = 0; round < 4; round += 1) {
      browser.pass(11_000);
      for (const each of tabs) each.check();
      drawAll();
    }
    const all = [...tabs, browser.openTab()].map(keysOf);
    for (const keys of all) {
      expect(keys).toEqual(all[0]);
      expect(keys.length).toBeLessThanOrEqual(myGamesLimits.games);
      // Near the limit, games that could not be stored at once may have been dropped, so the test expects nothing.
      expect(isAlmostFull && added > 3 ? [] : [...expected.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    }
  });
  fc.assert(run, { numRuns: 60, examples: foundFaults });
});

/** What random commands once found: a storage that was full when it was spoiled, one that was full after the tournaments were written, and two tabs at the limit of which one wrote half. */
const foundFaults: [Step[], boolean][] = [
  [
    [
      { do: "toggle", tab: 0, index: 0 },
      { do: "draw", tab: 0 },
      { do: "mode", mode: "full" },
      { do: "spoil", name: "fsdc_my_local", text: "{" },
    ],
    false,
  ],
  [
    [
      { do: "toggle", tab: 2, index: 0 },
      { do: "fail", writes: 2 },
      { do: "check", tab: 2 },
      { do: "crash", tab: 2 },
    ],
    false,
  ],
  [
    [
      { do: "tap", tab: 0, index: 1 },
      { do: "toggle", tab: 0, index: 2 },
      { do: "toggle", tab: 0, index: 3 },
      { do: "toggle", tab: 1, index: 0 },
      { do: "fail", writes: 0 },
      { do: "draw", tab: 1 },
      { do: "draw", tab: 0 },
    ],
    true,
  ],
];

const isStored = (values: ReadonlyMap<string, string>, key: string) =>
  ["fsdc_my_local", "fsdc_my_local_noduel"].some((name) => values.get(name)?.includes(`"${key}"`));
