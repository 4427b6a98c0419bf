import { describe, expect, it } from "vitest";
import { eventStatus } from "../sports/statuses.ts";
import type { Result } from "./incident.ts";
import { resultFault } from "./result-fault.ts";

const result = (changes: Partial<Result>): Result => ({
  status: eventStatus.finished,
  halfTime: [1, 0],
  fullTime: [1, 1],
  extraTime: null,
  shootOut: null,
  ...changes,
});

describe("a result that cannot be true", () => {
  it.each<[string, Partial<Result>]>([
    ["half-time score 2-0 is above", { halfTime: [2, 0] }],
    ["extra-time score 1-0 is below", { extraTime: [1, 0] }],
    ["shoot-out 4-4 is level", { status: eventStatus.afterPenalties, shootOut: [4, 4] }],
    ["not two whole numbers", { fullTime: [-1, 1], halfTime: null }],
    ["not two whole numbers", { fullTime: [1.5, 1] }],
    ["needs a full-time score", { fullTime: null }],
    ["needs a full-time score", { fullTime: null, status: eventStatus.awarded, shootOut: [1, 0] }],
    ["needs a full-time score", { fullTime: null, status: eventStatus.awarded, extraTime: [1, 0] }],
    ["needs their score", { status: eventStatus.afterPenalties }],
  ])("is named: %s", (words, changes) => {
    expect(resultFault(result(changes))).toContain(words);
  });

  it.each<[string, Partial<Result>]>([
    ["a plain one", {}],
    ["a half-time score that nobody noted", { halfTime: null }],
    ["a shoot-out that decided two games", { status: eventStatus.afterPenalties, fullTime: [2, 1], shootOut: [4, 3] }],
    ["a postponed game without any score", { status: eventStatus.postponed, halfTime: null, fullTime: null }],
  ])("is not %s", (_, changes) => {
    expect(resultFault(result(changes))).toBeNull();
  });
});
