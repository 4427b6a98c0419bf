import { expect, it } from "vitest";
import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { toMostChanged } from "./changed-chances.ts";

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
    ["B", [share(0.5), share(0.47)]],
    ["C", [impossible, share(0.3)]],
    ["D", [share(1), share(1)]],
  ]);
  const changes = toMostChanged(before, after).map(({ teamId, column }) => `${teamId}${column}`);
  expect(changes.slice(0, 1)).toEqual(["B0"]);
  expect(changes.slice(1, 3).toSorted()).toEqual(["A0", "C0"]);
  expect(changes.slice(3)).toEqual(["A1"]);
  expect(toMostChanged(new Map(), after), "before the first simulation").toEqual([]);
});
