import { describe, expect, it } from "vitest";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import { mostIncidents } from "../../../../shared/ingest/ingest-limits.ts";
import { beyondLimit, leastLimit } from "./timeline-limit.ts";

const comments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    pointer: `/incidents/${index}`,
    value: { kind: "comment", minute: "1", lang: "fr", text: "…", atSeconds: 0 } satisfies Incident,
  }));

describe("the incidents of one event", () => {
  it("has a limited number of each kind, and names those that are beyond", () => {
    expect(beyondLimit(new Map([["comment", 2_999]]), comments(3))).toEqual([
      { pointer: "/incidents/1/kind", reason: expect.stringContaining("3000 of this kind") },
      { pointer: "/incidents/2/kind", reason: expect.any(String) },
    ]);
  });

  it("has a limited number in all", () => {
    const reported = new Map([
      ["play", mostIncidents - 3_000],
      ["facts", 2_999],
    ]);
    expect(beyondLimit(reported, comments(2))).toEqual([
      { pointer: "/incidents/1", reason: expect.stringContaining(`${mostIncidents} incidents`) },
    ]);
  });

  it("has room for the longest real games", () => {
    // The longest of 79,731 imported matches, of cricket, and eleven times its balls for five days of it.
    const longest = { facts: 260, points: 213, status: 8 };
    for (const times of [1, 11]) {
      const reported = new Map(Object.entries(longest).map(([kind, count]) => [kind, count * times]));
      expect(beyondLimit(reported, comments(1))).toEqual([]);
    }
  });

  it("needs not be counted below the smallest limit", () => {
    expect(beyondLimit(new Map(), comments(leastLimit))).toEqual([]);
  });
});
