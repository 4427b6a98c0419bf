import { expect, it } from "vitest";
import { tintOf, toChanceText } from "./chance-cell.ts";

const share = (of: number) => ({ kind: "share", share: of }) as const;

it("never says 0 or 100 by counting", () => {
  expect([0, 0.0099, 0.01, 0.666, 0.994, 0.996, 1].map((of) => toChanceText(share(of)))).toEqual([
    "<1",
    "<1",
    "1",
    "67",
    "99",
    ">99",
    ">99",
  ]);
  expect(toChanceText({ kind: "certain" })).toBe("100");
  expect(toChanceText({ kind: "impossible" })).toBe("–");
});

it("has a stronger tint for a stronger chance, and none below one in a hundred", () => {
  expect([0.005, 0.01, 0.05, 0.15, 0.3, 0.5, 0.75].map((of) => tintOf(share(of)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(tintOf({ kind: "certain" })).toBe(6);
  expect(tintOf({ kind: "impossible" })).toBe(0);
});
