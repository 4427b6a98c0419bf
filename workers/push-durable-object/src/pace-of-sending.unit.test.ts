import { describe, expect, it } from "vitest";
import { createPaceOfSending } from "./pace-of-sending.ts";

/** A pace after a sending at 5,000 that took so long, with so many rows that came then. */
function paceAfter({ tookMs, rows }: { readonly tookMs: number; readonly rows: number }) {
  const pace = createPaceOfSending();
  pace.came(rows, 5_000);
  pace.sent(5_000);
  pace.done(5_000 + tookMs);
  return pace;
}

describe("sending", () => {
  it("does not wait when idle", () => {
    expect(createPaceOfSending().delayMs(5_000)).toBe(0);
    expect(paceAfter({ tookMs: 3, rows: 1 }).delayMs(5_100)).toBe(0);
  });

  it("waits for a short while after a quick sending, and a little longer than a slow one took", () => {
    expect(paceAfter({ tookMs: 3, rows: 1 }).delayMs(5_010)).toBeCloseTo(10, -1);
    expect(paceAfter({ tookMs: 200, rows: 0 }).delayMs(5_200)).toBe(50);
  });

  it("gathers for 100 ms and more when many rows come, and forgets them when they are over", () => {
    expect(paceAfter({ tookMs: 3, rows: 500 }).delayMs(5_010)).toBe(90);
    expect(paceAfter({ tookMs: 200, rows: 500 }).delayMs(5_200)).toBe(200);
    const pace = paceAfter({ tookMs: 3, rows: 500 });
    pace.sent(9_000);
    expect(pace.delayMs(9_010)).toBeCloseTo(10, -1);
  });

  it("never waits for more than a second, nor for longer when the clock goes back", () => {
    expect(paceAfter({ tookMs: 9_000, rows: 0 }).delayMs(5_000)).toBe(1_000);
    const pace = paceAfter({ tookMs: -120_000, rows: 0 });
    expect(pace.delayMs(4_000)).toBe(20);
  });
});

/**
 * Hub, relays and ingest on one thread, as in one workerd: rows are taken in one after the other as soon as the thread is free, and a
 * sending keeps it busy.
 * @param takeInMs what taking in a publication of one row costs the thread
 * @param frameMs what a sending costs it, however many rows it holds
 */
function simulate(load: { readonly gapMs: number; readonly takeInMs: number; readonly frameMs: number }) {
  const pace = createPaceOfSending();
  const totalMs = 20_000;
  const latencies: number[] = [];
  let nowMs = 1_000;
  let nextAtMs = nowMs;
  let waiting: number[] = [];
  let frames = 0;
  let sendAtMs: number | null = null;
  while (nowMs < 1_000 + totalMs) {
    if (sendAtMs !== null && sendAtMs <= nowMs) {
      pace.sent(nowMs);
      nowMs += load.frameMs;
      pace.done(nowMs);
      const doneMs = nowMs;
      latencies.push(...waiting.map((cameMs) => doneMs - cameMs));
      frames += 1;
      waiting = [];
      sendAtMs = null;
    } else if (nextAtMs <= nowMs) {
      nowMs += load.takeInMs;
      pace.came(1, nowMs);
      waiting.push(nextAtMs);
      nextAtMs += load.gapMs;
      sendAtMs ??= nowMs + pace.delayMs(nowMs);
    } else nowMs = Math.min(nextAtMs, sendAtMs ?? nextAtMs);
  }
  const middle = latencies.toSorted((one, other) => one - other)[latencies.length >> 1] ?? Number.NaN;
  return { middle, rows: latencies.length, frames };
}

describe("in a simulation of one thread", () => {
  it("rows that come slower than they are sent go out one by one", () => {
    const { middle, rows, frames } = simulate({ gapMs: 50, takeInMs: 1, frameMs: 30 });
    expect(middle).toBe(31);
    expect(frames).toBe(rows);
  });

  it("rows for which a sending is only just quick enough go out one by one, without a pause on top of it", () => {
    // A thousand sockets of one thread, 20 updates a second.
    const { middle, rows, frames } = simulate({ gapMs: 50, takeInMs: 1, frameMs: 46 });
    expect(middle).toBeLessThan(55);
    expect(rows / frames).toBeLessThan(1.1);
  });

  it("some dozens of rows a second are all taken in, and wait for little more than a sending", () => {
    const { middle, rows } = simulate({ gapMs: 10, takeInMs: 2, frameMs: 30 });
    expect(rows).toBeGreaterThan(20 * 100 - 20);
    expect(middle).toBeLessThan(2 * 30);
  });

  it("rows that come faster than they are sent share frames, and none waits for more than two of them", () => {
    const { middle, rows, frames } = simulate({ gapMs: 50, takeInMs: 1, frameMs: 120 });
    expect(rows / frames).toBeGreaterThan(2);
    expect(middle).toBeLessThan(2 * 120);
  });

  it("a flood is taken in during most of the time that is left, as few frames go out", () => {
    const { rows, frames } = simulate({ gapMs: 0, takeInMs: 2, frameMs: 30 });
    // 100 ms apart, of which 30 are a sending's: 70 are left to take rows in.
    expect(frames).toBeLessThan(20 * 10 * 1.1);
    expect(rows).toBeGreaterThan((20_000 * 0.65) / 2);
  });
});
