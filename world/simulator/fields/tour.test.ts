import { describe, expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { fixturesOfSport, simulate } from "../world-of-sport.ts";
import { seriesOf } from "../seasons.ts";
import { tourStanding } from "./tour-standing.ts";

const seed = "tribune";
/** Paris-Nice is ridden. */
const monday = parseIsoDay("2026-03-09") ?? 0;
const count = 6;

const toSeconds = (text: string) =>
  text
    .replace("+", "")
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** The riders of each stage of the tour that is ridden on a Monday, at the end of all. */
function tour() {
  const first = fixturesOfSport(seed, sportIds.cycling, monday).find(({ schedule }) => schedule.seriesId !== undefined);
  const fixtures = seriesOf(seed, first?.schedule.seriesId ?? "");
  const stageIds = [...new Set(fixtures.map(({ league }) => league.stageId))];
  return stageIds.map((stageId) =>
    fixtures
      .filter(({ league }) => league.stageId === stageId)
      .map(({ schedule, league }) => {
        const { facts = {} } = foldTimeline(schedule, simulate(seed, schedule));
        return { rider: schedule.home.id, name: league.name, seriesId: schedule.seriesId, facts };
      }),
  );
}

const by = (riders: ReturnType<typeof tour>[number], rank: number): Facts | undefined =>
  riders.find(({ facts }) => facts.overallRank === rank)?.facts;

describe("a tour", () => {
  const stages = tour();

  it("[C3.25] has stages that are tied together, each with its number, its course and the same riders", () => {
    expect(stages).toHaveLength(count);
    stages.forEach((riders, index) => {
      expect(riders[0]?.name).toContain(` - Étape ${index + 1}, `);
      expect(new Set(riders.map(({ facts }) => facts.stageNumber))).toEqual(new Set([index + 1]));
      expect(riders[0]?.facts).toMatchObject({ stageCount: count, climbMetres: expect.any(Number) });
      expect(riders.map(({ rider }) => rider)).toEqual(stages[0]?.map(({ rider }) => rider));
    });
    expect(new Set(stages.flat().map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(stages.map(([rider]) => rider?.facts.stageProfile)).toContain("mountain");
  });

  it("[C3.25] sums the times of its stages, less what their first are given, and has one wearer of each jersey", () => {
    stages.forEach((riders, index) => {
      const leader = riders.find(({ facts }) => facts.overallRank === 1);
      const own = stages.slice(0, index + 1).map((of) => of.find(({ rider }) => rider === leader?.rider)?.facts ?? {});
      const bonus = own.reduce((sum, { rank }) => sum + ([10, 6, 4][(rank ?? 9) - 1] ?? 0), 0);
      const ridden = own.reduce((sum, { raceTime }) => sum + toSeconds(raceTime ?? ""), 0);
      expect(toSeconds(leader?.facts.overallTime ?? "")).toBe(ridden - bonus);
      expect(by(riders, 2)?.overallTime ?? "").toMatch(/^\+\d/);
      const worn = riders.flatMap(({ facts }) => (facts.jerseys ?? "").split(" ")).filter((jersey) => jersey !== "");
      expect(new Set(worn).size).toBe(worn.length);
      expect(leader?.facts.jerseys).toContain("leader");
    });
  });

  it("goes on without those who have not finished a stage", () => {
    stages.forEach((riders, index) => {
      const gone = new Set(
        stages.slice(0, index).flatMap((of) => of.filter(({ facts }) => facts.stopReason).map(({ rider }) => rider)),
      );
      for (const { rider, facts } of riders.filter((each) => gone.has(each.rider)))
        expect([rider, facts.stopReason, facts.rank ?? null, facts.overallRank ?? null]).toEqual([
          rider,
          "NR",
          null,
          null,
        ]);
    });
    expect(stages.at(-1)?.some(({ facts }) => facts.stopReason === "NR")).toBe(true);
  });

  it("is known by its id alone, and by no rider's", () => {
    expect(seriesOf(seed, "YNoTour0")).toEqual([]);
    const [rider] = fixturesOfSport(seed, sportIds.cycling, monday);
    expect(seriesOf(seed, rider?.schedule.eventId ?? "")).toEqual([]);
  });
});

it("[C3.25] rides a stage against the clock in less than an hour, and no other", () => {
  /** The fifth stage of the Tour de France, and the one before it. */
  const [fourth, fifth] = [parseIsoDay("2026-07-10") ?? 0, parseIsoDay("2026-07-11") ?? 0].map((day) => {
    const [first] = fixturesOfSport(seed, sportIds.cycling, day);
    if (first === undefined) throw new RangeError(`nothing is ridden on ${day}`);
    const { facts = {} } = foldTimeline(first.schedule, simulate(seed, first.schedule));
    return {
      profile: facts.stageProfile,
      kilometres: Number(facts.lengthKm),
      seconds: toSeconds(facts.raceTime ?? ""),
    };
  });
  expect([fourth?.profile, fifth?.profile]).toEqual(["mountain", "time-trial"]);
  expect(fourth?.kilometres).toBeGreaterThan(130);
  expect(fourth?.seconds).toBeGreaterThan(3 * 3600);
  expect(fifth?.kilometres).toBeLessThan(43);
  expect(fifth?.seconds).toBeLessThan(3600);
});

it("[C3.25] gives the jersey of mountains for places on hills, of points for places anywhere", () => {
  const standing = tourStanding([
    { profile: "flat", times: [100, 101, 102] },
    { profile: "flat", times: [100, 101, 102] },
    { profile: "mountain", times: [260, 250, 300] },
  ]);
  expect(standing.map(({ overallRank, overallTime }) => [overallRank, overallTime])).toEqual([
    [2, "+0:04"],
    [1, "7:10"],
    [3, "+1:02"],
  ]);
  expect(standing.map(({ jerseys }) => jerseys)).toEqual(["points", "leader mountains", null]);
});

describe("equal times of a tour", () => {
  const placesOf = (stages: Parameters<typeof tourStanding>[0]) =>
    tourStanding(stages).map(({ overallRank, overallTime }) => `${overallRank} ${overallTime}`);
  // Both have 284 seconds after their bonuses, a first place and a second one.
  const [one, two] = [
    [100.4, 100.2],
    [199.9, 200.1],
  ];

  it("[C3.25] are parted by hundredths of the time trials", () => {
    const stages = [
      { profile: "time-trial", times: one },
      { profile: "flat", times: two },
    ] as const;
    expect(placesOf(stages)).toEqual(["2 +0:00", "1 4:44"]);
    expect(tourStanding(stages).map(({ jerseys }) => jerseys)).toEqual([null, "leader points"]);
  });

  it("[C3.25] are parted by the places of all stages, and by the last one's", () => {
    const flat = "flat" as const;
    expect(
      placesOf([
        { profile: flat, times: one },
        { profile: flat, times: two },
      ]),
    ).toEqual(["1 4:44", "2 +0:00"]);
    // Bonuses are for three places: 4th and 5th are equal in time, not in places.
    const [first, second, third] = [10, 20, 30];
    expect(placesOf([{ profile: flat, times: [first, second, third, 40.2, 40.1] }]).slice(3)).toEqual([
      "5 +0:40",
      "4 +0:40",
    ]);
    expect(
      placesOf([
        { profile: flat, times: [first, second, third, 40.2, 40.1, 40.3] },
        { profile: flat, times: [first, second, third, 40.1, 40.3, 40.2] },
      ]).slice(3),
    ).toEqual(["4 +1:20", "5 +1:20", "6 +1:20"]);
  });

  it("[C3.25] are one place where nothing parts them", () => {
    expect(placesOf([{ profile: "flat", times: [100, 100] }])).toEqual(["1 1:30", "1 +0:00"]);
  });
});
