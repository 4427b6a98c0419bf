import { describe, expect, it } from "vitest";
import { createBudget } from "./budget.ts";

const limits = { recordsPerSecond: 10, burstRecords: 30 };

describe("a provider's budget", () => {
  it("lets a burst through, then asks to wait until the debt is paid", () => {
    const budget = createBudget();
    expect(budget.take("a", 20, limits, 100)).toBe(0);
    expect(budget.take("a", 40, limits, 100)).toBe(0);
    expect(budget.take("a", 1, limits, 100)).toBe(4);
    expect(budget.take("a", 1, limits, 103)).toBe(1);
    expect(budget.take("a", 1, limits, 104)).toBe(0);
  });

  it("comes to the limit on average, and saves no more than a burst", () => {
    const budget = createBudget();
    let taken = 0;
    for (let second = 0; second < 100; second += 1) {
      while (budget.take("a", 7, limits, second) === 0) taken += 7;
    }
    expect(taken).toBeGreaterThan(990);
    expect(taken).toBeLessThan(1040);
    expect(budget.take("a", 30, limits, 10_000)).toBe(0);
    expect(budget.take("a", 1, limits, 10_000)).toBe(1);
  });

  it("is each provider's own", () => {
    const budget = createBudget();
    budget.take("a", 100, limits, 100);
    expect([budget.take("a", 1, limits, 100), budget.take("b", 1, limits, 100)]).toEqual([8, 0]);
  });

  it("gives nothing for a clock that goes back", () => {
    const budget = createBudget();
    budget.take("a", 100, limits, 100);
    expect(budget.take("a", 1, limits, 50)).toBe(8);
  });
});
