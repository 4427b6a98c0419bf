import { expect, it } from "vitest";
import { createFakeTimers } from "../../tests/fakes/fake-timers.ts";
import { watchGame, type Game } from "./game-watch.ts";
import type { LoadedFeed } from "./live-world.ts";
import type { PageEvent } from "./watch-page.ts";

/** A page that can be hidden, and an origin that answers at once. */
function openWatch() {
  const timers = createFakeTimers();
  const asked: string[] = [];
  const games: Game[] = [];
  const contexts = new Set<string>();
  /** Answers that wait until the test lets them come. */
  const late: (() => void)[] = [];
  let isSlow = false;
  let isVisible = true;
  let isOnline = true;
  let body: string | null = "CA÷a¬CD÷1¬~";
  let tell: (event: PageEvent) => void = () => {};
  const world = {
    timers,
    isOnline: () => isOnline,
    isVisible: () => isVisible,
    watchPage: (listener: (event: PageEvent) => void) => {
      tell = listener;
      return () => (tell = () => {});
    },
  };
  const loader = {
    load(context: string, names: readonly string[], done: (feeds: readonly LoadedFeed[] | null) => void) {
      contexts.add(context);
      asked.push(...names);
      const answer = () => done(body === null ? null : [{ body, seq: 1 }]);
      if (isSlow) late.push(answer);
      else answer();
    },
  };
  return {
    timers,
    asked,
    games,
    contexts,
    loader,
    slowDown: () => (isSlow = true),
    letCome: () => late.splice(0).forEach((come) => come()),
    tell: (event: PageEvent) => tell(event),
    goOnline(value: boolean) {
      isOnline = value;
      tell(value ? "online" : "offline");
    },
    start: () => watchGame(world, loader.load, "g_1_15V03UEq", (game) => games.push(game)),
    answer: (text: string | null) => (body = text),
    show(value: boolean) {
      isVisible = value;
      tell(value ? "shown" : "hidden");
    },
  };
}

it("[C9.02] asks at once and every 5 s after an answer, until it is stopped", async () => {
  const { timers, asked, games, start } = openWatch();
  const stop = start();
  expect(games).toEqual([{ scoreHash: "a", incidentsHash: "1" }]);
  await timers.pass(4_999);
  expect(asked).toHaveLength(1);
  await timers.pass(10_001);
  expect(asked).toHaveLength(4);
  stop();
  await timers.pass(60_000);
  expect(asked).toHaveLength(4);
});

it("[C9.02] asks nothing while nobody looks, and at once when somebody does again", async () => {
  const { timers, asked, start, show } = openWatch();
  start();
  show(false);
  await timers.pass(60_000);
  expect(asked).toHaveLength(1);
  show(true);
  await timers.pass(0);
  expect(asked).toHaveLength(2);
  await timers.pass(5_000);
  expect(asked).toHaveLength(3);
});

it("goes on after an answer that did not come, and says nothing of one without a row", async () => {
  const { timers, asked, games, start, answer } = openWatch();
  answer(null);
  start();
  answer("0");
  await timers.pass(5_000);
  expect([asked.length, games]).toEqual([2, []]);
});

it("asks nothing while offline, and at once when online again", async () => {
  const { timers, asked, contexts, start, goOnline } = openWatch();
  start();
  goOnline(false);
  await timers.pass(60_000);
  expect(asked).toHaveLength(1);
  goOnline(true);
  await timers.pass(0);
  expect(asked).toHaveLength(2);
  // One request at a time: a new one takes the place of the one before it.
  expect([...contexts]).toEqual(["game"]);
});

it("asks no earlier because the page was left", async () => {
  const { timers, asked, start, tell } = openWatch();
  start();
  tell("hidden");
  tell("offline");
  await timers.pass(4_999);
  expect(asked).toHaveLength(1);
});

it("says nothing of an answer that comes after it was stopped, and asks no more", async () => {
  const { timers, asked, games, start, slowDown, letCome, tell } = openWatch();
  slowDown();
  const stop = start();
  stop();
  letCome();
  tell("shown");
  await timers.pass(60_000);
  expect([asked.length, games]).toEqual([1, []]);
});
