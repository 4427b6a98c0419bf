import { expect, it } from "vitest";
import { formatLifetime, pageFreshness, parseLifetime } from "./lifetime.ts";

const lifetime = { freshSeconds: 2, staleSeconds: 30 };

it("reads back the lifetime that it wrote", () => {
  expect(parseLifetime(formatLifetime(lifetime))).toEqual(lifetime);
});

it.each([
  null,
  "",
  "no-store",
  "max-age=2",
  "max-age=-1, stale-while-revalidate=3",
  "public, max-age=2, stale-while-revalidate=3",
  "max-age=2, stale-while-revalidate=3, private",
])("takes %j for a page that is not to be stored", (header) => {
  expect(parseLifetime(header)).toBeNull();
});

it.each([
  [0, "fresh"],
  [1_999, "fresh"],
  [2_000, "stale"],
  [31_999, "stale"],
  [32_000, "expired"],
] as const)("calls a page of %d ms %s", (ageMs, freshness) => {
  expect(pageFreshness(5_000, lifetime, 5_000 + ageMs)).toBe(freshness);
});
