import { reset } from "cloudflare:test";
import { afterEach, expect, it, vi } from "vitest";
import { hubDeadline } from "./hub-deadline.ts";
import { publish, rowsFrame, subject } from "./test-hub.ts";
import { openSubscriber } from "./test-subscriber.ts";

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await reset();
});

/** Returns a hub's pauses on a stopped clock, without the deadlines of calls and the waits for the thread's next turn. */
async function waitsOf(work: () => Promise<void>): Promise<readonly number[]> {
  vi.setSystemTime(Date.UTC(2029, 2, 10, 16));
  const wait = vi.spyOn(scheduler, "wait");
  await work();
  return wait.mock.calls.map(([ms]) => Math.round(ms)).filter((ms) => ms !== hubDeadline.ms && ms > 0);
}

it("a hub sends the first change at once, waits little before the next one, and longer when many came", async () => {
  const subscriber = await openSubscriber([{ subject, since: 0 }]);
  await subscriber.next();
  const waits = await waitsOf(async () => {
    await publish(1, 1);
    expect(await subscriber.next()).toEqual(rowsFrame(1, 1));
    await publish(2, 2);
    expect(await subscriber.next()).toEqual(rowsFrame(2, 2));
    await publish(3, 300);
    expect(await subscriber.next()).toEqual(rowsFrame(3, 300));
  });
  const [lone = 0, flood = 0, ...more] = waits;
  expect(more).toEqual([]);
  expect(lone).toBeLessThan(30);
  expect(flood).toBe(100);
});
