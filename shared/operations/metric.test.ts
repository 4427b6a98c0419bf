import { expect, it } from "vitest";
import { createObserver, type Metric } from "./metric.ts";

function pointsOf(metric: Metric, random = 0) {
  const points: unknown[] = [];
  createObserver({ writeDataPoint: (point) => points.push(point) }, () => random)(metric);
  return points;
}

it("writes the kind, what it is of, its outcome, then weight and values in their order", () => {
  const metric: Metric = { kind: "feed", of: "day", outcome: "origin", sportId: 2, ageMs: 300 };
  expect(pointsOf(metric)).toEqual([{ indexes: ["feed"], blobs: ["feed", "day", "origin"], doubles: [10, 2, 300] }]);
});

it("writes what is frequent seldom, with its weight, and what is rare always", () => {
  const hit: Metric = { kind: "feed", of: "day", outcome: "cache", sportId: 2, ageMs: 1 };
  expect(pointsOf(hit, 0.02)).toEqual([]);
  expect(pointsOf(hit, 0.001)).toMatchObject([{ doubles: [100, 2, 1] }]);
  expect(pointsOf({ kind: "failover", of: "a", outcome: "b" }, 0.99)).toHaveLength(1);
});

it("does nothing without a data set", () => {
  expect(() => createObserver(undefined, () => 0)({ kind: "failover", of: "a", outcome: "b" })).not.toThrow();
});
