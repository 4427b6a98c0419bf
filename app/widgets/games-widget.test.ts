import { expect, it } from "vitest";
import { nearestDay } from "./games-widget.server.tsx";
import { refreshOf } from "./refresh.ts";

it.each([
  ["today where it has games", [9, 10, 11], 10],
  ["the next one with games", [8, 13, 12], 12],
  ["the last one where none is to come", [7, 8], 8],
  ["today where there are none at all", [], 10],
])("shows of a competition's days %s", (_, days, shown) => {
  expect(nearestDay(days, 10)).toBe(shown);
});

it("asks each few seconds while something moves or is about to, and once a minute otherwise", () => {
  expect(refreshOf([{ statusType: 2, startSeconds: 0 }], 5_000)).toBe(5);
  expect(refreshOf([{ statusType: 1, startSeconds: 5_100 }], 5_000)).toBe(5);
  expect(refreshOf([{ statusType: 1, startSeconds: 9_000 }], 5_000)).toBe(60);
  expect(refreshOf([{ statusType: 3, startSeconds: 4_900 }], 5_000)).toBe(60);
});
