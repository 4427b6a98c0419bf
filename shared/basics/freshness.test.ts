import { expect, it } from "vitest";
import { freshnessOf } from "./freshness.ts";

const lifetime = { freshMs: 2_000, keptMs: 30_000 };

it.each([
  [0, "fresh"],
  [1_999, "fresh"],
  [2_000, "stale"],
  [29_999, "stale"],
  [30_000, "expired"],
  [-1, "stale"],
  [-29_999, "stale"],
  [-30_000, "expired"],
] as const)("calls what was made %d ms ago %s", (ageMs, freshness) => {
  expect(freshnessOf(60_000, lifetime, 60_000 + ageMs)).toBe(freshness);
});
