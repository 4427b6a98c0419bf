import { describe, expect, it } from "vitest";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { daySeconds, parseIsoDay } from "../../../shared/time/day.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { pastResults } from "../past-results.ts";
import { fixturesOfSport, simulate } from "../world-of-sport.ts";

const seed = "tribune";
const before = (parseIsoDay("2027-02-14") ?? 0) * daySeconds;
const daysBack = (days: number) =>
  Array.from({ length: days }, (_, index) => Math.floor(before / daySeconds) - days + index);
const sportsOfTables: readonly SportName[] = ["basketball", "hockey", "handball", "volleyball", "rugby-union"];

describe.each(sportsOfTables)("past results of %s", (name) => {
  const fixtures = daysBack(5).flatMap((day) => fixturesOfSport(seed, sportIds[name], day));
  const [first] = fixtures;
  const results = first === undefined ? [] : pastResults(seed, first.league, before);

  it("are those that the ledger lists, since the season began", () => {
    const byId = new Map(results.map((result) => [result.schedule.eventId, result]));
    for (const { league, schedule } of fixtures) {
      if (league.stageId !== first?.league.stageId) continue;
      const { score, status, statusStartSeconds } = foldTimeline(schedule, simulate(seed, schedule));
      if (score === null || statusStartSeconds > before) continue;
      expect(byId.get(schedule.eventId)).toMatchObject({ schedule, score, status });
    }
    expect(results.length).toBeGreaterThan(100);
    expect(new Set(results.map(({ schedule }) => schedule.leagueStageId))).toEqual(new Set([first?.league.stageId]));
  });

  it("tell nothing that has not begun, and nothing of fields or unknown leagues", () => {
    expect(results.every(({ schedule }) => schedule.startSeconds < before)).toBe(true);
    expect(first === undefined ? null : pastResults(seed, { ...first.league, tournamentId: "none" }, before)).toEqual(
      [],
    );
    const [race] = fixturesOfSport(seed, sportIds.biathlon, Math.floor(before / daySeconds) - 3);
    expect(race === undefined ? null : pastResults(seed, race.league, before)).toEqual([]);
  });
});

it("are a tournament's own games where it is a draw", () => {
  const [fixture] = fixturesOfSport(seed, sportIds.tennis, Math.floor(before / daySeconds) - 10);
  const results = fixture === undefined ? [] : pastResults(seed, fixture.league, before);
  expect(results.length).toBeGreaterThan(28);
  expect(results.length).toBeLessThanOrEqual(31);
  expect(results.at(-1)?.schedule.round).toBe("final");
});
