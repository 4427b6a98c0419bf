import { expect, it } from "vitest";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, type StatusName } from "../../../shared/sports/statuses.ts";
import { allTexts } from "../../../shared/texts/all-texts.ts";
import { liveLines, legNumber } from "./live-text.ts";

const { statuses } = allTexts.fr;
type Given = Partial<Parameters<typeof liveLines>[0]>;
const text = (sport: SportName, name: StatusName, given: Given = {}): string =>
  liveLines({
    sportId: sportIds[sport],
    status: eventStatus[name],
    statusStartSeconds: 1_755_367_200,
    nowSeconds: 1_755_367_200 + 6 * 60,
    ...given,
    texts: statuses,
    width: "mobile",
  }).join(" ");

it("[C4.29, A9.06] shows the minute alone where it counts through, with its period where it starts again in each", () => {
  expect(text("soccer", "secondHalf")).toBe("52′");
  expect(text("rugby-union", "firstHalf")).toBe("7′");
  expect(text("aussie-rules", "quarter3")).toBe("3e QT 7′");
  expect(text("basketball", "quarter3", { minute: 7 })).toBe("3e QT 7′");
  expect(text("hockey", "period2", { minute: 12 })).toBe("2e tiers 12′");
});

it("[A9.06] shows the stage where no clock runs", () => {
  expect(text("soccer", "halfTime")).toBe("MT");
  expect(text("tennis", "set2")).toBe("2e set");
  expect(text("basketball", "quarter3", { minute: -1 })).toBe("3e QT");
});

it("[C3.25] [C5.10] shows which frame of how many is played, where frames are counted", () => {
  expect(text("snooker", "live", { frameCount: 7, bestOfFrames: 19 })).toMatch(/7\/19$/);
  expect(text("snooker", "live", { frameCount: 7 })).toMatch(/ 7$/);
});

it("[C9.09] numbers a darts leg after those that were won", () => {
  expect([legNumber(0, 0), legNumber(3, 2)]).toEqual([1, 6]);
});
