import { expect, it } from "vitest";
import { fieldPlace } from "./field-place.ts";

it("orders a field by rank, then finishers without one, lapped, stopped, disqualified and absent starters", () => {
  const ordered = [
    { rank: 1 },
    { rank: 2 },
    {},
    { stopReason: "LAP" },
    { stopReason: "DNF" },
    { stopReason: "DSQ" },
    { stopReason: "DNS" },
  ];
  const sorted = ordered.toReversed().toSorted((a, b) => fieldPlace(a) - fieldPlace(b));
  expect(sorted).toEqual(ordered);
  expect(new Set(ordered.map(fieldPlace)).size).toBe(ordered.length);
});

it("orders golfers who did not finish: made the first cut, missed it, withdrew, were disqualified", () => {
  const ordered = ["MDF", "MC", "RET", "WD", "DQ", "DNS"].map((stopReason) => ({ stopReason }));
  expect(ordered.toReversed().toSorted((a, b) => fieldPlace(a) - fieldPlace(b))).toEqual(ordered);
  expect(fieldPlace({ stopReason: "CUT" })).toBe(fieldPlace({ stopReason: "MC" }));
});

it("keeps the rank of a starter who stopped and was classified, and of nobody whose race does not count", () => {
  expect(fieldPlace({ rank: 15, stopReason: "DNF" })).toBe(15);
  for (const stopReason of ["DSQ", "DNS", "WD"])
    expect(fieldPlace({ rank: 1, stopReason })).toBe(fieldPlace({ stopReason }));
});

it("takes a rank below 1 for none, and a reason that no table has for an early stop", () => {
  expect([fieldPlace({ rank: 0 }), fieldPlace({ rank: -1 }), fieldPlace()]).toEqual(Array(3).fill(fieldPlace({})));
  expect(fieldPlace({ stopReason: "GEARBOX" })).toBe(fieldPlace({ stopReason: "RET" }));
});
