import { expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { delayByClock, toMoments } from "./moments.ts";

const half = { status: eventStatus.firstHalf, statusStartSeconds: 1_000 };

it("offers the start of a period, a stop and a score that a television may still be showing, the newest first", () => {
  expect(toMoments(half, null, 1_040)).toEqual([{ kind: "begin", agoSeconds: 40 }]);
  expect(toMoments({ ...half, status: eventStatus.halfTime }, null, 1_040.4)).toEqual([
    { kind: "stop", agoSeconds: 40 },
  ]);
  expect(toMoments(half, 1_030, 1_040)).toEqual([
    { kind: "score", agoSeconds: 10 },
    { kind: "begin", agoSeconds: 40 },
  ]);
});

it("offers nothing that is longer ago than a delay can be, nothing of the future and nothing unknown", () => {
  expect(toMoments(half, null, 1_180)).toHaveLength(1);
  expect(toMoments(half, 1_300, 1_181)).toEqual([]);
  expect(toMoments({ status: eventStatus.firstHalf }, null, 1_000)).toEqual([]);
});

it.each([
  ["66:40", "67:23", 43],
  ["67:23", "67:23", 0],
  ["67.23", "68:00", 37],
  [" 66' ", "67:23", 83],
  ["90+2:30", "90+3:12", 42],
  ["92:30", "90+3:12", 42],
  // A television that is ahead of the site, one that is too late, and what is no clock.
  ["67:24", "67:23", null],
  ["64:00", "67:23", null],
  ["66:70", "67:23", null],
  ["", "67:23", null],
])("reads from a television's %s that it is late by: at %s %o s", (seen, clock, seconds) => {
  expect(delayByClock(seen, clock)).toBe(seconds);
});
