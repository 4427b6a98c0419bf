import { describe, expect, it } from "vitest";
import { createFakeTimers } from "../../tests/fakes/fake-timers.ts";
import { createClock } from "./clock.ts";

function openClock() {
  const timers = createFakeTimers();
  const clock = createClock(1_000, timers);
  const seconds: number[] = [];
  const stop = clock.subscribe(() => seconds.push(clock.shownSeconds()));
  return { timers, clock, seconds, stop };
}

describe("the page's clock", () => {
  it("ticks once a second for all, in server time", async () => {
    const { timers, clock, seconds } = openClock();
    let others = 0;
    clock.subscribe(() => (others += 1));
    await timers.pass(3_000);
    expect(seconds).toEqual([1_001, 1_002, 1_003]);
    expect(others).toBe(3);
  });

  it("shows what the server rendered until its first tick, though time has passed", async () => {
    const timers = createFakeTimers();
    const clock = createClock(1_000, timers);
    await timers.pass(2_500);
    expect(clock.shownSeconds()).toBe(1_000);
    expect(clock.nowSeconds()).toBe(1_002);
  });

  it("pauses while the page is hidden and is right at once when it is seen", async () => {
    const { timers, clock, seconds } = openClock();
    clock.pause();
    await timers.pass(60_000);
    expect(seconds).toEqual([]);
    clock.resume();
    expect(seconds).toEqual([1_060]);
  });

  it("stops when there are no listeners", async () => {
    const { timers, seconds, stop } = openClock();
    stop();
    await timers.pass(5_000);
    expect(seconds).toEqual([]);
  });

  it("takes the server's word for the time", () => {
    const { clock, seconds } = openClock();
    clock.correct(2_000);
    expect(seconds).toEqual([2_000]);
  });
});
