import { expect, it } from "vitest";
import { bonusPoints, gamePoints } from "./points.ts";
import type { MatchView } from "./standings-match.ts";

const view = (own: Partial<MatchView>): MatchView => ({
  scored: 0,
  conceded: 0,
  outcome: "draw",
  isLate: false,
  isShootOut: false,
  tries: 0,
  triesConceded: 0,
  ...own,
});

it("gives points for a win, a draw and a loss, and others for those that came late", () => {
  const rule = { win: 3, draw: 1, loss: 0, lateWin: 2, lateLoss: 1 };
  const outcomes = (isLate: boolean) =>
    (["win", "draw", "loss"] as const).map((outcome) => gamePoints(view({ outcome, isLate }), rule));
  expect(outcomes(false)).toEqual([3, 1, 0]);
  expect(outcomes(true)).toEqual([2, 1, 1]);
  expect(gamePoints(view({ outcome: "win", isLate: true }), { win: 3, draw: 1, loss: 0 })).toBe(3);
});

it("gives rugby's bonus for a close loss and for tries", () => {
  const rule = { losingWithin: 7, tries: { kind: "at-least", count: 4 } } as const;
  const loss = view({ outcome: "loss", scored: 20, conceded: 27 });
  expect(bonusPoints(loss, rule)).toBe(1);
  expect(bonusPoints({ ...loss, conceded: 28 }, rule)).toBe(0);
  expect(bonusPoints({ ...loss, tries: 4 }, rule)).toBe(2);
  expect(bonusPoints(view({ outcome: "win", scored: 30, conceded: 27, tries: 3 }), rule)).toBe(0);
  expect(bonusPoints(loss, undefined)).toBe(0);
});

it("counts tries against those conceded where the competition does", () => {
  const rule = { losingWithin: 5, tries: { kind: "more-than-conceded", count: 3 } } as const;
  expect(bonusPoints(view({ outcome: "win", scored: 30, tries: 5, triesConceded: 2 }), rule)).toBe(1);
  expect(bonusPoints(view({ outcome: "win", scored: 30, tries: 5, triesConceded: 3 }), rule)).toBe(0);
});
