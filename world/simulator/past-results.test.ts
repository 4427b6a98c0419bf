import { describe, expect, it } from "vitest";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { daySeconds, parseIsoDay } from "../../shared/time/day.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import { cups } from "../catalogue/cups.ts";
import { toLeague } from "../catalogue/league.ts";
import { worldLeagues } from "../catalogue/world.ts";
import { fixturesOfDay } from "./fixtures.ts";
import { pastResults } from "./past-results.ts";
import { roundCount } from "./season-rounds.ts";
import { simulateMatch } from "./simulate-match.ts";

const seed = "tribune";
const dayOf = (text: string) => parseIsoDay(text) ?? 0;
const atSeconds = (text: string) => dayOf(text) * daySeconds;
const leagues = worldLeagues.map((league) => ({
  league: toLeague(league, league.seasonStartMonth === 8 ? "2026-27" : "2026"),
  teams: league.teams,
}));

describe("past results", () => {
  it("are those of the games that the ledger would list, as they end there", () => {
    const before = atSeconds("2026-11-21");
    const results = new Map(
      leagues
        .flatMap(({ league }) => pastResults(seed, league, before))
        .concat(cups.flatMap((cup) => pastResults(seed, toLeague(cup, "2026-27"), before)))
        .map((result) => [result.schedule.eventId, result]),
    );
    let compared = 0;
    for (let day = dayOf("2026-11-12"); day < dayOf("2026-11-20"); day += 1) {
      for (const { schedule } of fixturesOfDay(seed, day)) {
        const state = foldTimeline(schedule, simulateMatch(seed, schedule));
        const result = results.get(schedule.eventId);
        if (schedule.round === "" || state.status === eventStatus.postponed || state.status === eventStatus.abandoned)
          continue;
        expect(result).toMatchObject({ schedule, score: state.score, fullTime: state.fullTime, status: state.status });
        expect(result?.halfTime).toEqual(state.periods[0]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(800);
  });

  it("tell nothing that is not over", () => {
    const before = atSeconds("2026-11-21") + 16 * 3600;
    for (const { league } of leagues) {
      for (const { schedule } of pastResults(seed, league, before))
        expect(schedule.startSeconds + 10_800).toBeLessThanOrEqual(before);
    }
  });

  it("are a full season at its end: everybody has played every round, but for postponed games", () => {
    for (const { league, teams } of leagues) {
      const results = pastResults(seed, league, atSeconds("2027-07-31"));
      const ofTeam = (id: string) =>
        results.filter(({ schedule }) => schedule.home.id === id || schedule.away?.id === id).length;
      const [first] = teams;
      const rounds = Math.min(roundCount(teams.length), 46);
      const expected = teams.length % 2 === 0 ? rounds : (rounds * (teams.length - 1)) / teams.length;
      expect(ofTeam(first?.id ?? ""), `in ${league.name}`).toBeGreaterThanOrEqual(expected - 4);
      expect(new Set(results.map(({ schedule }) => schedule.eventId)).size).toBe(results.length);
    }
  });
});
