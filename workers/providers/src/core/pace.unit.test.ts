import { expect, it } from "vitest";
import { isUnderWay, nextMomentMs, paceOf, toLiveUntil, type Pace, type Progress } from "./pace.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const pace: Pace = { liveMs: 20_000, soonMs: 5 * minute, pendingMs: minute, idleMs: 8 * hour };
const startMs = Date.parse("2026-11-20T19:30:00Z");
const game = (given: Partial<Progress> = {}): Progress => ({
  startSeconds: startMs / 1000,
  settledSeconds: null,
  isPending: false,
  ...given,
});
const changedLate = game({
  liveUntilSeconds: toLiveUntil(startMs / 1000, (startMs + 5 * hour) / 1000, false),
});
const resting = game({ liveUntilSeconds: toLiveUntil(startMs / 1000, 0, true) });
const settled = game({ settledSeconds: startMs / 1000 });

it.each([
  ["days before", -3 * day, game(), 8 * hour],
  ["an hour and a minute before", -61 * minute, game(), 8 * hour],
  ["an hour before", -hour, game(), 5 * minute],
  ["at the start", 0, game(), 20_000],
  ["while it is played", 100 * minute, game(), 20_000],
  ["over without a result", 115 * minute, game({ isPending: true }), minute],
  ["nobody says that it is over, six hours later", 6 * hour + 1, game(), hour],
  ["its source changed it five hours after the start", 9 * hour, changedLate, 20_000],
  ["its source has changed nothing for four hours", 9 * hour + 1, changedLate, hour],
  ["it has been interrupted for half a day", 12 * hour, resting, 20_000],
  ["nobody has said so for a day", day + 1, game(), 8 * hour],
  ["its result is new", 5 * minute, settled, 10 * minute],
  ["its result is of this morning", 5 * hour, settled, hour],
  ["its result is of this week, never less than on an idle day", 3 * day, settled, 8 * hour],
  ["its result is old", 8 * day, settled, 8 * hour],
])("asks for a match %s as often as it needs", (_, afterMs, progress, expected) => {
  expect(paceOf([progress], startMs + afterMs, pace)).toBe(expected);
});

it("reads results of this week daily where idle days ask for nothing", () => {
  const onDemand = { ...pace, idleMs: Infinity };
  expect([3 * day, 8 * day].map((ageMs) => paceOf([settled], startMs + ageMs, onDemand))).toEqual([day, Infinity]);
});

it("follows the match that needs it most, and rests where there is none", () => {
  expect(paceOf([settled, game(), game({ startSeconds: startMs / 1000 + 86_400 })], startMs, pace)).toBe(20_000);
  expect(paceOf([], startMs, pace)).toBe(8 * hour);
});

it("knows when the next match comes near, and when it begins", () => {
  expect(nextMomentMs([game()], startMs - day)).toBe(startMs - hour);
  expect(nextMomentMs([game()], startMs - hour)).toBe(startMs);
  expect(nextMomentMs([game(), settled], startMs)).toBe(Infinity);
});

it("takes a match for under way from its start until its result, six hours at most", () => {
  expect([-1, 0, 6 * hour, 6 * hour + 1].map((afterMs) => isUnderWay(game(), startMs + afterMs))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isUnderWay(settled, startMs)).toBe(false);
});
