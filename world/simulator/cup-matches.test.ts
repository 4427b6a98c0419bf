import { describe, expect, it } from "vitest";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { daySeconds, parseIsoDay } from "../../shared/basics/day.ts";
import { toDraw } from "../../workers/origin/src/draws/draw.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import { cups } from "../catalogue/cups.ts";
import { competitionKey } from "../../shared/competitions/competition-key.ts";
import { rulesForCompetition } from "../../workers/origin/src/standings/competition-rules.ts";
import { toLeagueTables } from "../../workers/origin/src/standings/league-table.ts";
import { thirdPlacedRule, toThirdPlacedTable } from "../../workers/origin/src/standings/third-placed.ts";
import { footballSeason } from "./football-seasons.ts";
import { cupMatchesOfDay, cupMatchesOfSeason } from "./cup-matches.ts";
import { toFixture } from "./fixture.ts";
import { fixturesOfDay } from "./world-of-sport.ts";
import { simulateMatch } from "./simulate-match.ts";

const seed = "tribune";
const seasons = cups.map((cup) => ({
  cup,
  matches: cupMatchesOfSeason(seed, cup, 2026)
    .filter(({ group }) => group === undefined)
    .map((match) => toFixture(seed, match)),
}));
const statesOf = (matches: (typeof seasons)[number]["matches"]) =>
  matches.map(({ schedule }) => foldTimeline(schedule, simulateMatch(seed, schedule)));

describe("a cup", () => {
  it("halves its field in every round, down to one final", () => {
    for (const { cup, matches } of seasons) {
      const rounds = new Map<string, Set<string>>();
      for (const { schedule } of matches) {
        const teams = rounds.get(schedule.round) ?? new Set();
        rounds.set(schedule.round, teams.add(schedule.home.id).add(schedule.away?.id ?? ""));
      }
      const sizes = [...rounds.values()].map((teams) => teams.size);
      expect(sizes, `of ${cup.name}`).toEqual([32, 16, 8, 4, 2].slice(cup.size === 32 ? 0 : 1));
      expect([...rounds.keys()].at(-1)).toBe("final");
    }
  });

  it("says after the second of two games who reaches the next round, and leaves it to the result of a single one", () => {
    for (const { cup, matches } of seasons) {
      const states = statesOf(matches);
      const single = states.filter(({ schedule }) => schedule.seriesId === undefined);
      expect(single.filter(({ facts }) => facts?.homeAdvanced === 1 || facts?.awayAdvanced === 1)).toEqual([]);
      for (const { schedule, facts } of states) {
        const advanced = facts?.homeAdvanced === 1 ? schedule.home : facts?.awayAdvanced === 1 ? schedule.away : null;
        if (advanced === null || schedule.round === "final") continue;
        const next = schedule.round === "1/2" ? "final" : `1/${Number(schedule.round.slice(2)) / 2}`;
        const isNext = states.some(
          (state) =>
            state.schedule.round === next && [state.schedule.home.id, state.schedule.away?.id].includes(advanced.id),
        );
        expect([cup.name, next, isNext]).toEqual([cup.name, next, true]);
      }
      const ties = new Set(states.flatMap(({ schedule }) => schedule.seriesId ?? []));
      const said = states.filter(({ facts }) => (facts?.homeAdvanced ?? facts?.awayAdvanced) === 1);
      expect(said.map(({ schedule }) => schedule.seriesId).toSorted()).toEqual([...ties].toSorted());
    }
  });

  it("is drawn as the tree that clients make of its results, with every winner in the right slot", () => {
    for (const { cup, matches } of seasons) {
      const states = statesOf(matches);
      const draw = toDraw(states);
      expect(draw).toHaveLength(cup.weeks.length);
      draw.slice(1).forEach(({ ties }, level) => {
        const before = (draw[level]?.ties ?? []).map((tie) =>
          tie === null || tie.winner === null ? null : tie.slots[tie.winner - 1]?.id,
        );
        const now = ties.flatMap((tie) => tie?.slots.map((slot) => slot?.id) ?? []);
        expect(now).toEqual(before);
      });
    }
  });

  it("finds a winner in every deciding game: in extra time or by kicks where it is level, which take turns", () => {
    const states = seasons.flatMap(({ matches }) => statesOf(matches));
    const single = states.filter(({ schedule }) => schedule.seriesId === undefined);
    for (const { score, shootOut, status: end } of single) {
      const isLevel = score?.[0] === score?.[1];
      expect(isLevel).toBe(end === eventStatus.afterPenalties);
      expect(shootOut === null).toBe(!isLevel);
      expect(shootOut === null || shootOut[0] !== shootOut[1]).toBe(true);
    }
    const ends = new Set(states.map((state) => state.status));
    expect(ends).toEqual(new Set([eventStatus.finished, eventStatus.afterExtraTime, eventStatus.afterPenalties]));
  });

  it("has two legs with one series, each side at home once", () => {
    const legged = seasons.flatMap(({ matches }) => matches.filter(({ schedule }) => schedule.seriesId !== undefined));
    const ids = new Set(legged.map(({ schedule }) => schedule.seriesId));
    const series = [...ids].map((id) => legged.filter(({ schedule }) => schedule.seriesId === id));
    expect(series).toHaveLength(16 + 8 + 4 + 2);
    for (const legs of series) {
      const [first, second] = legs.map(({ schedule }) => schedule);
      expect(legs).toHaveLength(2);
      expect([first?.home.id, first?.away?.id]).toEqual([second?.away?.id, second?.home.id]);
      expect(second?.startSeconds).toBeGreaterThan((first?.startSeconds ?? 0) + 5 * daySeconds);
    }
  });

  it("never lets a club play twice on a day, in a whole season", () => {
    const first = parseIsoDay("2026-08-01") ?? 0;
    for (let day = first; day < first + 300; day += 1) {
      if (cups.every((cup) => cupMatchesOfDay(seed, cup, day).length === 0)) continue;
      const teams = fixturesOfDay(seed, day).flatMap(({ schedule }) => [schedule.home.id, schedule.away?.id ?? ""]);
      expect(new Set(teams).size).toBe(teams.length);
    }
  });
});

describe("a cup with groups", () => {
  const [cup] = cups.filter(({ groups }) => groups !== undefined);
  const fixtures = cup === undefined ? [] : cupMatchesOfSeason(seed, cup, 2026).map((match) => toFixture(seed, match));

  it("sends on the first two of each group and the four best of the third-placed, as the site's tables have them", () => {
    const league = fixtures[0]?.league;
    if (league === undefined) throw new Error("no cup has groups");
    const season = fixtures.map(({ schedule }) => {
      const { group, away } = schedule;
      if (away === null) throw new Error("a game of one side");
      const state = foldTimeline(schedule, simulateMatch(seed, schedule));
      const { score } = state;
      return {
        eventId: schedule.eventId,
        round: schedule.round,
        group: group ?? "",
        startSeconds: schedule.startSeconds,
        home: schedule.home,
        away,
        halfTime: null,
        phase: "over" as const,
        match:
          score === null
            ? null
            : { homeId: schedule.home.id, awayId: away.id, score, startSeconds: schedule.startSeconds },
      };
    });
    const rules = rulesForCompetition(league.sportId, competitionKey(league), league.season);
    const tables = toLeagueTables(season, rules, { scope: "overall", isLive: false, lastMatches: null }, league);
    expect(tables.map(({ group, rows }) => [group, rows.length])).toEqual([..."ABCDEF"].map((group) => [group, 4]));
    const rule = thirdPlacedRule(competitionKey(league), league.season);
    const thirds = rule === null ? [] : (toThirdPlacedTable(tables, rule)?.rows.slice(0, rule.places) ?? []);
    const going = [...tables.flatMap(({ rows }) => rows.slice(0, 2)), ...thirds].map(
      ({ participantId }) => participantId,
    );
    const eighths = season.filter(({ round }) => round === "1/8");
    expect(eighths.flatMap(({ home, away }) => [home.id, away.id]).toSorted()).toEqual(going.toSorted());
    const groupOf = (id: string) => tables.find(({ rows }) => rows.some((row) => row.participantId === id))?.group;
    for (const { home, away } of eighths) expect(groupOf(home.id)).not.toBe(groupOf(away.id));
  });

  it("has its later rounds only once the groups are over, and all games of the groups from the draw on", () => {
    const league = fixtures[0]?.league;
    const last = fixtures.findLast(({ schedule }) => schedule.group !== undefined)?.schedule.startSeconds ?? 0;
    const known = (nowSeconds: number) => (league === undefined ? 0 : footballSeason(seed, league, nowSeconds).length);
    expect([known(last - 30 * daySeconds), known(last + daySeconds)]).toEqual([36, 44]);
  });
});
