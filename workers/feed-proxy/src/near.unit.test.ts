import { expect, it } from "vitest";
import { makeClock } from "./fake-clock.ts";
import { near } from "./near.ts";
import { sleep } from "./timers.ts";

const after = async <T>(clock: ReturnType<typeof makeClock>, delayMs: number, value: T): Promise<T> => {
  await sleep(clock.timers, delayMs);
  return value;
};

it("answers at once, without a timer, where memory has all", async () => {
  const timers = { after: () => expect.fail("a timer was started") };
  const kept = Promise.resolve("kept").then(async (text) => text);
  expect(await near(timers, [Promise.resolve("a"), kept, Promise.resolve(null)])).toEqual(["a", "kept", null]);
});

it("waits for none that is far", async () => {
  const clock = makeClock(0);
  const answer = near(clock.timers, [after(clock, 3, "edge"), after(clock, 40, "origin"), Promise.resolve("memory")]);
  expect(await clock.until(answer)).toEqual(["edge", "far", "memory"]);
  expect(clock.nowMs).toBeLessThan(40);
});
