import { expect, it } from "vitest";
import { createFakeTimers } from "../../tests/fakes/fake-timers.ts";
import { askGame, watchGame, type Game } from "./game-watch.ts";
import type { LoadedFeed, PageEvent } from "./live-world.ts";

/** A page that can be hidden, and an origin that answers at once. */
function openWatch() {
  const timers = createFakeTimers();
  const asked: string[] = [];
  const games: Game[] = [];
  let isVisible = true;
  let body: string | null = "CA÷a¬CD÷1¬~";
  let tell: (event: PageEvent) => void = () => {};
  const world = {
    timers,
    isOnline: () => true,
    isVisible: () => isVisible,
    watchPage: (listener: (event: PageEvent) => void) => {
      tell = listener;
      return () => (tell = () => {});
    },
  };
  const loader = {
    load(_context: string, names: readonly string[], done: (feeds: readonly LoadedFeed[] | null) => void) {
      asked.push(...names);
      done(body === null ? null : [{ body, seq: 1 }]);
    },
  };
  return {
    timers,
    asked,
    games,
    loader,
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
  const { timers, asked, games, start, answer, loader } = openWatch();
  answer(null);
  start();
  answer("0");
  await timers.pass(5_000);
  expect([asked.length, games]).toEqual([2, []]);
  askGame(loader.load, "g_1_15V03UEq", (game) => games.push(game));
  expect(games).toEqual([]);
});
