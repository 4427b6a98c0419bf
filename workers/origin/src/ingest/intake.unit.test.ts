import { describe, expect, it } from "vitest";
import { createBudget, type BudgetLimits } from "./intake.ts";

const limits = { perSecond: 10, burst: 30 };

/** A budget of which a batch takes whatever it is worth as soon as anything is left. */
function createTaken() {
  const budget = createBudget();
  return {
    take(provider: string, amount: number, own: BudgetLimits, nowSeconds: number): number {
      const waitSeconds = budget.waitSeconds(provider, own, nowSeconds);
      if (waitSeconds === 0) budget.spend(provider, amount, own, nowSeconds);
      return waitSeconds;
    },
  };
}

describe("a provider's budget", () => {
  it("lets a burst through, then asks to wait until the debt is paid", () => {
    const budget = createTaken();
    expect(budget.take("a", 20, limits, 100)).toBe(0);
    expect(budget.take("a", 40, limits, 100)).toBe(0);
    expect(budget.take("a", 1, limits, 100)).toBe(4);
    expect(budget.take("a", 1, limits, 103)).toBe(1);
    expect(budget.take("a", 1, limits, 104)).toBe(0);
  });

  it("reaches the limit on average, and saves no more than a burst", () => {
    const budget = createTaken();
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
    const budget = createTaken();
    budget.take("a", 100, limits, 100);
    expect([budget.take("a", 1, limits, 100), budget.take("b", 1, limits, 100)]).toEqual([8, 0]);
  });

  it("gives nothing for a clock that goes back", () => {
    const budget = createTaken();
    budget.take("a", 100, limits, 100);
    expect(budget.take("a", 1, limits, 50)).toBe(8);
    expect(budget.take("a", 1, limits, 107)).toBe(1);
  });

  it("is not touched by asking", () => {
    const budget = createBudget();
    for (let asked = 0; asked < 100; asked += 1) expect(budget.waitSeconds("a", limits, 100)).toBe(0);
  });
});
