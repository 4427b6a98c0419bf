import { expect, it } from "vitest";
import { sports } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, statusNames, statusType } from "../../../shared/sports/statuses.ts";
import { doesClockBlink } from "./clock-blinks.ts";

const live = { statusType: statusType.live };

it("[C4.33] blinks in the running stages only", () => {
  const blinking = statusNames.filter((name) =>
    doesClockBlink({ ...live, status: eventStatus[name], minute: 5 }, sportIds.soccer),
  );
  expect(blinking.join(" ")).toBe(
    "live extraTime firstHalf secondHalf period1 period2 period3 quarter1 quarter2 quarter3 quarter4 " +
      "firstExtraTime secondExtraTime",
  );
  expect(doesClockBlink({ ...live, status: 999, minute: 5 }, sportIds.soccer)).toBe(false);
});

it("[C4.33] needs a positive game time but in soccer, bandy, both rugbies and aussie rules", () => {
  const without = sports.filter(({ id }) => doesClockBlink({ ...live, status: eventStatus.live, minute: null }, id));
  expect(without.map(({ id }) => id)).toEqual([1, 8, 10, 18, 19]);
  expect(doesClockBlink({ ...live, status: eventStatus.quarter1, minute: 0 }, sportIds.basketball)).toBe(false);
  expect(doesClockBlink({ ...live, status: eventStatus.quarter1, minute: 1 }, sportIds.basketball)).toBe(true);
});
