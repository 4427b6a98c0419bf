import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTurns } from "./turns.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("[C9.04] gives the next one its turn after 45 seconds that somebody could see it, rests left out", () => {
  let turned = 0;
  const turns = createTurns(() => (turned += 1), 45_000);
  const after = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    return turned;
  };
  expect(after(100)).toBe(0);
  turns.run();
  turns.run();
  expect([after(30), (turns.rest(), after(300))]).toEqual([0, 0]);
  turns.run();
  expect([after(14), after(1)]).toEqual([0, 1]);
  expect([after(44), after(1), after(45)]).toEqual([1, 2, 3]);
});

it("[C9.04] ends a turn that is left with four seconds to go, and none that is left with five", () => {
  let turned = 0;
  const turns = createTurns(() => (turned += 1), 45_000, 4_000);
  const leaveAfter = (seconds: number) => {
    turns.run();
    vi.advanceTimersByTime(seconds * 1000);
    turns.rest();
    turns.run();
    vi.advanceTimersByTime(0);
    turns.rest();
    return turned;
  };
  expect([leaveAfter(40), leaveAfter(1), leaveAfter(41)]).toEqual([0, 1, 2]);
});
