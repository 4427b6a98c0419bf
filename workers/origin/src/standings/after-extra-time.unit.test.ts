import { expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { wentToExtraTime } from "./to-standings-match.ts";

const soccer = (homeFullTime: number | null): boolean =>
  wentToExtraTime({ sportId: sportIds.soccer, score: [2, 1], periods: [[0, 0]], homeFullTime });

it("[C4.36] sees extra time in aussie rules when the quarters do not add up to the totals", () => {
  const quarters = [
    [20, 21],
    [18, 15],
    [25, 30],
    [17, 14],
  ] as const;
  const aussie = (score: readonly [number, number]): boolean =>
    wentToExtraTime({ sportId: sportIds["aussie-rules"], score, periods: quarters, homeFullTime: null });
  expect(aussie([80, 80])).toBe(false);
  expect(aussie([87, 80])).toBe(true);
  expect(aussie([80, 81])).toBe(true);
});

it("[C4.36] sees it elsewhere when the home side has a full-time score", () => {
  expect(soccer(null)).toBe(false);
  expect(soccer(0)).toBe(true);
});
