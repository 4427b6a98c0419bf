import { expect, it } from "vitest";
import { doesClockBlink } from "./clock-blink.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { eventStatus, statusNames } from "../../../shared/sports/statuses.ts";

it("[C4.33] blinks in the running stages only", () => {
  const blinking = statusNames.filter((name) =>
    doesClockBlink({ sportId: sportIds.soccer, status: eventStatus[name], gameMinute: 5 }),
  );
  expect(blinking.join(" ")).toBe(
    "live extraTime firstHalf secondHalf period1 period2 period3 quarter1 quarter2 quarter3 quarter4 " +
      "firstExtraTime secondExtraTime",
  );
  expect(doesClockBlink({ sportId: sportIds.soccer, status: 999, gameMinute: 5 })).toBe(false);
});

it("[C4.33] needs a positive game time but in soccer, bandy, both rugbies and aussie rules", () => {
  const without = sports.filter(({ id }) =>
    doesClockBlink({ sportId: id, status: eventStatus.live, gameMinute: null }),
  );
  expect(without.map(({ id }) => id)).toEqual([1, 8, 10, 18, 19]);
  expect(doesClockBlink({ sportId: sportIds.basketball, status: eventStatus.quarter1, gameMinute: 0 })).toBe(false);
  expect(doesClockBlink({ sportId: sportIds.basketball, status: eventStatus.quarter1, gameMinute: 1 })).toBe(true);
});
