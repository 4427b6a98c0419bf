import { expect, it } from "vitest";
import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { isChanged, toMostChanged } from "./changed-chances.ts";

const share = (of: number): Chance => ({ kind: "share", share: of });
const impossible: Chance = { kind: "impossible" };

it("names the largest changes first, at most four, and none that chance alone may explain", () => {
  const before = new Map([
    ["A", [share(0.6), share(0.2)]],
    ["B", [share(0.3), share(0.5)]],
    ["C", [share(0.1), share(0.304)]],
  ]);
  const after = new Map([
    ["A", [share(0.5), share(0.25)]],
    ["B", [share(0.5), share(0.48)]],
    ["C", [impossible, share(0.3)]],
    ["D", [share(1), share(1)]],
  ]);
  const changes = toMostChanged(before, after).map(({ teamId, column }) => `${teamId}${column}`);
  expect(changes.slice(0, 1)).toEqual(["B0"]);
  expect(changes.slice(1, 3).toSorted()).toEqual(["A0", "C0"]);
  expect(changes.slice(3)).toEqual(["A1"]);
  expect(toMostChanged(new Map(), after), "before the first simulation").toEqual([]);
});

it("takes no change for one that two simulations of the same season may differ by, and none that has no figures", () => {
  expect(isChanged(share(0.45), share(0.46)), "1.4 standard errors").toBe(false);
  expect(isChanged(share(0.73), share(0.715)), "2.4 standard errors").toBe(false);
  expect(isChanged(share(0.45), share(0.48)), "4.2 standard errors").toBe(true);
  expect(isChanged(share(0.02), share(0.031)), "4.9 standard errors").toBe(true);
  expect(isChanged(share(0.001), share(0.006)), "<1 → <1").toBe(false);
  expect(isChanged(share(0.001), impossible), "decided by logic").toBe(true);
});
