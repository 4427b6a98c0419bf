import * as fc from "fast-check";
import { expect, it } from "vitest";
import { beSilent, spend, sustainableMs, unspent, waitMs, type Limit } from "./budget.ts";

const perMinute: Limit = { requests: 10, perMs: 60_000, burst: 2 };
const perSecond: Limit = { requests: 2, perMs: 1000, burst: 1 };

it("lets a burst through at once, and spreads what follows", () => {
  let spent = unspent([perMinute], 0);
  expect(waitMs([perMinute], spent, 0)).toBe(0);
  spent = spend([perMinute], spend([perMinute], spent, 0), 0);
  expect(waitMs([perMinute], spent, 0)).toBe(7500);
  expect(waitMs([perMinute], spent, 7499)).toBe(1);
  expect(waitMs([perMinute], spent, 7500)).toBe(0);
});

it("never lets more through than each limit says, in any span of time, whenever somebody asks", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 5, maxLength: 80 }), (pauses) => {
      const limits = [perMinute, perSecond];
      const sent: number[] = [];
      let spent = unspent(limits, 0);
      let nowMs = 0;
      for (const pause of pauses) {
        nowMs += pause;
        if (waitMs(limits, spent, nowMs) > 0) continue;
        spent = spend(limits, spent, nowMs);
        sent.push(nowMs);
      }
      for (const { requests, perMs } of limits) {
        for (const from of sent) {
          expect(sent.filter((at) => at >= from && at < from + perMs).length).toBeLessThanOrEqual(requests);
        }
      }
    }),
  );
});

it("is silent until the source wants to be asked again, and never shortens a silence", () => {
  const spent = beSilent(beSilent(unspent([perMinute], 0), 5000), 3000);
  expect(waitMs([perMinute], spent, 1000)).toBe(4000);
  expect(waitMs([perMinute], spent, 5000)).toBe(0);
});

it("gives nothing back to a clock that was set back", () => {
  const spent = spend([perSecond], unspent([perSecond], 10_000), 10_000);
  expect(waitMs([perSecond], spent, 4000)).toBeGreaterThan(0);
  expect(waitMs([perSecond], spend([perSecond], spent, 4000), 10_000)).toBe(2000);
});

it("says how often so many addresses can be asked for ever", () => {
  expect(sustainableMs([perMinute, perSecond], 4)).toBe(30_000);
});
