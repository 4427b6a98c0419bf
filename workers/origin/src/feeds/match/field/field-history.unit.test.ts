import { expect, it } from "vitest";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import { aMatch, enter, facts } from "../match-context.fixture.ts";
import { readLaps } from "./race-body.ts";
import { readRounds } from "./rounds-body.ts";

const sportId = sportIds["auto-racing"];

it("[C3.25] keeps a driver's place after each lap that was reported, from the grid, and the laps of the stops", () => {
  const { details } = aMatch(
    [
      facts({ grid: 4 }),
      enter(eventStatus.race),
      facts({ rank: 4, laps: 5, pitStops: 0 }),
      facts({ laps: 10 }),
      facts({ pitStops: 1, laps: 12, pitTime: "21.4" }),
      facts({ rank: 2, laps: 15 }),
      // As long as the first: what does not change is not reported again.
      facts({ pitStops: 2, laps: 18 }),
    ],
    { sportId, away: null },
  );
  expect(readLaps(details)).toEqual({
    marks: [
      [0, 4],
      [5, 4],
      [10, 4],
      [12, 4],
      [15, 2],
      [18, 2],
    ],
    stops: [
      { number: 1, lap: 12, time: "21.4" },
      { number: 2, lap: 18, time: "21.4" },
    ],
    tyre: {},
  });
});

it("[C3.25] keeps the tyres of the start and of each stop, of which one for the same says none", () => {
  const { details } = aMatch(
    [
      facts({ grid: 4, tyre: "soft" }),
      enter(eventStatus.race),
      facts({ rank: 4, laps: 5, pitStops: 0 }),
      facts({ pitStops: 1, laps: 12, tyre: "hard" }),
      facts({ pitStops: 2, laps: 30 }),
    ],
    { sportId, away: null },
  );
  const { tyre, stops } = readLaps(details);
  expect(tyre).toEqual({ tyre: "soft" });
  expect(stops.map((stop) => stop.tyre)).toEqual(["hard", "hard"]);
});

it("has no laps before the start, nor a place for who has retired", () => {
  expect(readLaps(aMatch([facts({ grid: 4 })], { sportId, away: null }).details).marks).toEqual([]);
  const { details } = aMatch(
    [enter(eventStatus.race), facts({ rank: 3, laps: 5 }), facts({ rank: null, laps: 7, stopReason: "DNF" })],
    { sportId, away: null },
  );
  expect(readLaps(details).marks).toEqual([[5, 3]]);
});

it("[C3.25] parts a skier's time into both runs", () => {
  const { details } = aMatch(
    [
      enter(eventStatus.round1),
      facts({ rank: 3, raceTime: "54.21", gap: "+0.20" }),
      enter(eventStatus.break),
      enter(eventStatus.round2),
      facts({ rank: 1, raceTime: "1:47.90", gap: null }),
    ],
    { sportId: sportIds.alpine, away: null },
  );
  expect(readRounds(details)).toEqual([
    { number: 1, value: "54.21", rank: 3 },
    { number: 2, value: "53.69", rank: 1 },
  ]);
});

it("[C3.25] gives each jump its own points and its length", () => {
  const { details } = aMatch(
    [
      enter(eventStatus.round1),
      facts({ jump1Metres: 126.5 }),
      facts({ rank: 2, points: 121.3 }),
      enter(eventStatus.round2),
      facts({ jump2Metres: 131 }),
      facts({ rank: 1, points: 250.1 }),
    ],
    { sportId: sportIds["ski-jumping"], away: null },
  );
  expect(readRounds(details)).toEqual([
    { number: 1, value: "121.3", metres: 126.5, rank: 2 },
    { number: 2, value: "128.8", metres: 131, rank: 1 },
  ]);
});

it("[C3.25] gives a golfer's rounds against par, the running one as far as it has come", () => {
  const { details } = aMatch(
    [
      enter(eventStatus.round1),
      facts({ golfHolesPlayed: 18, golfParToday: -4, rank: 5 }),
      enter(eventStatus.afterRound1),
      enter(eventStatus.round2),
      facts({ golfHolesPlayed: 3, golfParToday: 0 }),
      facts({ golfHolesPlayed: 4, golfParToday: 1 }),
    ],
    { sportId: sportIds.golf, away: null },
  );
  expect(readRounds(details)).toEqual([
    { number: 1, value: "-4", rank: 5 },
    { number: 2, value: "1" },
  ]);
});

it("knows no rounds of what is raced at once", () => {
  const { details } = aMatch([enter(eventStatus.race), facts({ rank: 3, raceTime: "54.21" })], { sportId, away: null });
  expect(readRounds(details)).toEqual([]);
});
