import { expect, it } from "vitest";
import { toDayState } from "./event-days.ts";
import { toFollowable } from "./to-followable.ts";

const day = 20_786;
const noonSeconds = (day + 0.5) * 86_400;

/** Days from today under which a game of today's date is kept. */
function dayOf(timeKnown: 0 | 1, timeZone: string) {
  const followed = toFollowable({ id: "1Event00", startSeconds: noonSeconds, timeKnown }, {}, 1, timeZone);
  // Today is the same date in each of these zones.
  return toDayState(followed, { timeZone, nowSeconds: noonSeconds - 5400 }).day;
}

it("keeps a game of a date without an hour under that date, wherever its follower is", () => {
  const zones = ["Pacific/Auckland", "Asia/Kolkata", "Europe/Paris", "America/St_Johns", "Pacific/Honolulu"];
  expect(zones.map((zone) => dayOf(0, zone))).toEqual([0, 0, 0, 0, 0]);
});

it("keeps a game with an hour under the follower's day of it", () => {
  // An hour and a half before, it is still the day before in Auckland.
  expect(["Pacific/Auckland", "Europe/Paris"].map((zone) => dayOf(1, zone))).toEqual([1, 0]);
});
