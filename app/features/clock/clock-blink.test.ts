import { expect, it } from "vitest";
import { doesClockBlink } from "./clock-blink.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { stage, stageNames } from "../../../shared/sports/stages.ts";

it("[C4.33] blinks in the running stages only", () => {
  const blinking = stageNames.filter((name) =>
    doesClockBlink({ sportId: sportIds.soccer, stage: stage[name], gameMinute: 5 }),
  );
  expect(blinking.join(" ")).toBe(
    "live extraTime firstHalf secondHalf period1 period2 period3 quarter1 quarter2 quarter3 quarter4 " +
      "firstExtraTime secondExtraTime",
  );
  expect(doesClockBlink({ sportId: sportIds.soccer, stage: 999, gameMinute: 5 })).toBe(false);
});

it("[C4.33] needs a positive game time but in soccer, bandy, both rugbies and aussie rules", () => {
  const without = sports.filter(({ id }) => doesClockBlink({ sportId: id, stage: stage.live, gameMinute: null }));
  expect(without.map(({ id }) => id)).toEqual([1, 8, 10, 18, 19]);
  expect(doesClockBlink({ sportId: sportIds.basketball, stage: stage.quarter1, gameMinute: 0 })).toBe(false);
  expect(doesClockBlink({ sportId: sportIds.basketball, stage: stage.quarter1, gameMinute: 1 })).toBe(true);
});
