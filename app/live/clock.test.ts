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

  it("[C9.01] moves counters every five seconds of the server, and at once after a pause", async () => {
    const { timers, clock } = openClock();
    const counters: number[] = [];
    for (let second = 0; second < 12; second += 1) {
      await timers.pass(1_000);
      counters.push(clock.counterSeconds());
    }
    expect(counters).toEqual([...Array(4).fill(1_000), ...Array(5).fill(1_005), ...Array(3).fill(1_010)]);
    clock.pause();
    await timers.pass(61_000);
    clock.resume();
    expect(clock.counterSeconds()).toBe(1_073);
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

  it("leaves the second on the screen as it is while nobody listens, whatever else happens", async () => {
    const { timers, clock, stop } = openClock();
    stop();
    clock.correct(2_000);
    await timers.pass(5_000);
    clock.pause();
    clock.resume();
    expect([clock.shownSeconds(), clock.nowSeconds()]).toEqual([1_000, 2_005]);
  });

  it("takes the server's word for the time, and tells nobody where it was right", async () => {
    const { timers, clock, seconds } = openClock();
    await timers.pass(500);
    clock.correct(2_000);
    await timers.pass(999);
    expect(seconds).toEqual([2_000]);
    clock.correct(2_000);
    expect(seconds).toEqual([2_000]);
  });

  it("counts from what the server said when it began, and ticks when its seconds begin", async () => {
    const timers = createFakeTimers();
    await timers.pass(700);
    const clock = createClock(1_000, timers);
    const seconds: number[] = [];
    await timers.pass(400);
    clock.subscribe(() => seconds.push(clock.shownSeconds()));
    await timers.pass(599);
    expect(seconds).toEqual([]);
    await timers.pass(1);
    expect(seconds).toEqual([1_001]);
  });

  it("ticks on after a pause, also where the server corrected it meanwhile", async () => {
    const { timers, clock, seconds } = openClock();
    clock.pause();
    clock.correct(2_000);
    await timers.pass(3_000);
    expect(seconds).toEqual([]);
    clock.resume();
    await timers.pass(1_000);
    expect(seconds).toEqual([2_003, 2_004]);
  });
});
