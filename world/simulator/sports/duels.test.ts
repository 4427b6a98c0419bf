import { describe, expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { parseOvers } from "../../../shared/sports/overs.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { winnerByScore } from "../../../shared/timeline/winner.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Incident, Pair } from "../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../shared/timeline/schedule.fixture.ts";
import { simulateDuel } from "./simulate-duel.ts";

type Played = { readonly state: EventState; readonly script: readonly Incident[] };

const gamesBySport = new Map<number, Played[]>();

/** The first games of a sport, each played once however many tests look at it. */
function gamesOf(sportId: number, count = 150): readonly Played[] {
  const games = gamesBySport.get(sportId) ?? [];
  gamesBySport.set(sportId, games);
  for (let index = games.length; index < count; index += 1) {
    const schedule = aSchedule({ sportId, eventId: `e${String(index).padStart(7, "0")}` });
    const script = simulateDuel("seed", schedule);
    games.push({ script, state: foldTimeline(schedule, script) });
  }
  return games.slice(0, count);
}
const finishedOf = (sportId: number) => gamesOf(sportId).filter(({ state }) => state.status === eventStatus.finished);
const most = (pair: Pair | null) => Math.max(...(pair ?? [0, 0]));
const least = (pair: Pair | null) => Math.min(...(pair ?? [0, 0]));
const sumOf = (periods: readonly Pair[], side: 0 | 1) => periods.reduce((sum, period) => sum + period[side], 0);
/** To a number, from there on by two, and at the cap by one or two. */
const isWonSet = (set: Pair, to: number, cap: number) => {
  const lead = most(set) - least(set);
  if (most(set) === cap) return lead === 1 || lead === 2;
  return most(set) === to ? lead >= 2 : most(set) > to && lead === 2;
};
const statusesOf = (script: readonly Incident[]) =>
  script.flatMap((incident) => (incident.kind === "status" ? [incident.status] : []));
/** From the first stage to the last. */
const minutesOf = (script: readonly Incident[]) => {
  const statuses = script.filter(({ kind }) => kind === "status");
  return ((statuses.at(-1)?.atSeconds ?? 0) - (statuses[0]?.atSeconds ?? 0)) / 60;
};

describe("games against the clock", () => {
  it.each([
    sportIds.basketball,
    sportIds.hockey,
    sportIds["american-football"],
    sportIds.handball,
    sportIds["rugby-union"],
    sportIds["water-polo"],
    sportIds.netball,
    sportIds.kabaddi,
  ])("of sport %i: the parts add up to the score", (sportId) => {
    for (const { state } of gamesOf(sportId, 60).filter((game) => game.state.score !== null)) {
      expect([sumOf(state.periods, 0), sumOf(state.periods, 1)]).toEqual(state.score);
    }
  });

  it("of basketball end with a winner, after overtime where four quarters did not find one", () => {
    const games = gamesOf(sportIds.basketball, 400).filter(({ state }) => state.score !== null);
    for (const { state } of games) {
      expect(most(state.score)).toBeGreaterThan(least(state.score));
      const isLevel = state.fullTime?.[0] === state.fullTime?.[1];
      expect(state.status).toBe(isLevel ? eventStatus.afterExtraTime : eventStatus.finished);
      expect(state.periods).toHaveLength(isLevel ? 5 : 4);
    }
    expect(games.some(({ state }) => state.periods.length === 5)).toBe(true);
  });

  it("of hockey have one goal at most in overtime, and a legal shoot-out after it", () => {
    const games = gamesOf(sportIds.hockey, 400);
    for (const { state } of games) {
      const [home = 0, away = 0] = state.periods[3] ?? [0, 0];
      expect(home + away).toBeLessThanOrEqual(1);
    }
    const shootOuts = games.filter(({ state }) => state.status === eventStatus.afterPenalties);
    expect(shootOuts.length).toBeGreaterThan(0);
    for (const { state } of shootOuts) expect(most(state.shootOut)).toBeGreaterThan(least(state.shootOut));
  });

  it("of handball may end level, and take about an hour and a half", () => {
    const games = gamesOf(sportIds.handball);
    expect(games.some(({ state }) => state.score !== null && state.score[0] === state.score[1])).toBe(true);
    for (const { script } of games.filter((game) => game.state.score !== null)) {
      expect(minutesOf(script)).toBeGreaterThan(75);
      expect(minutesOf(script)).toBeLessThan(110);
    }
  });

  it("rest between their periods, at half-time in the middle", () => {
    const game = finishedOf(sportIds.basketball)[0];
    expect(statusesOf(game?.script ?? [])).toEqual([
      eventStatus.quarter1,
      eventStatus.break,
      eventStatus.quarter2,
      eventStatus.halfTime,
      eventStatus.quarter3,
      eventStatus.break,
      eventStatus.quarter4,
      eventStatus.finished,
    ]);
  });
});

describe("games of sets", () => {
  it.each([
    [sportIds.volleyball, 3, 25, 15, Infinity],
    [sportIds["beach-volleyball"], 2, 21, 15, Infinity],
    [sportIds.badminton, 2, 21, 21, 30],
    [sportIds["table-tennis"], 3, 11, 11, Infinity],
  ])("of sport %i are won by %i sets, each by two points from %i on", (sportId, toWin, to, lastTo, cap) => {
    for (const { state } of finishedOf(sportId)) {
      expect(most(state.score)).toBe(toWin);
      expect(least(state.score)).toBeLessThan(toWin);
      expect(state.periods).toHaveLength(sumOf([state.score ?? [0, 0]], 0) + sumOf([state.score ?? [0, 0]], 1));
      state.periods.forEach((set, index) => {
        expect(isWonSet(set, index === 2 * toWin - 2 ? lastTo : to, cap)).toBe(true);
      });
    }
  });

  it("of tennis are won by two sets to six by two, or seven to six with a tie-break", () => {
    const games = finishedOf(sportIds.tennis);
    for (const { state } of games) {
      expect(most(state.score)).toBe(2);
      const { facts } = state;
      const tieBreaks = [
        [facts?.homeTieBreak1, facts?.awayTieBreak1],
        [facts?.homeTieBreak2, facts?.awayTieBreak2],
        [facts?.homeTieBreak3, facts?.awayTieBreak3],
      ];
      state.periods.forEach((set, index) => {
        const [home, away] = tieBreaks[index] ?? [];
        const isTieBreak = typeof home === "number" && typeof away === "number";
        expect(isTieBreak).toBe(most(set) === 7 && least(set) === 6);
        expect(isTieBreak ? isWonSet([home, away], 7, Infinity) : isWonSet(set, 6, 7)).toBe(true);
        expect(isTieBreak ? home > away : set[0] > set[1]).toBe(set[0] > set[1]);
      });
    }
    expect(games.some(({ state }) => state.facts?.homeTieBreak1 !== undefined)).toBe(true);
  });

  it("of tennis last an hour to three and a half, and leave no points behind", () => {
    for (const { state, script } of finishedOf(sportIds.tennis)) {
      expect(minutesOf(script)).toBeGreaterThan(45);
      expect(minutesOf(script)).toBeLessThan(240);
      expect(state.facts).toMatchObject({ homeGamePoints: null, serve: null });
    }
  });

  it("of players are given up or not begun now and then, and name the winner then", () => {
    const games = gamesOf(sportIds.tennis, 800);
    const ends = [eventStatus.retired, eventStatus.walkover].map((end) =>
      games.filter(({ state }) => state.status === end),
    );
    for (const end of ends) {
      expect(end.length).toBeGreaterThan(0);
      for (const { state } of end) expect([1, 2]).toContain(state.facts?.winner);
    }
  });
});

describe("games of innings", () => {
  it("of baseball have nine at least and no draws", () => {
    const games = gamesOf(sportIds.baseball).filter(({ state }) => state.score !== null);
    for (const { state } of games) {
      expect(most(state.score)).toBeGreaterThan(least(state.score));
      expect(state.periods).toHaveLength(state.status === eventStatus.afterExtraInnings ? 10 : 9);
    }
    expect(games.some(({ state }) => state.status === eventStatus.afterExtraInnings)).toBe(true);
  });

  it("of cricket keep to twenty overs and ten wickets, and end when the target is passed", () => {
    for (const { state } of finishedOf(sportIds.cricket)) {
      const { facts } = state;
      const overs = [facts?.homeOvers, facts?.awayOvers].map((text) => parseOvers(text ?? "") ?? Infinity);
      const wickets = [facts?.homeWickets ?? 99, facts?.awayWickets ?? 99];
      for (const side of [0, 1] as const) {
        expect(overs[side]).toBeLessThanOrEqual(120);
        expect(wickets[side]).toBeLessThanOrEqual(10);
        const balls = parseOvers(facts?.targetOvers ?? "") ?? 120;
        const isAllOut = wickets[side] === 10 || overs[side] === 120 || overs[side] === balls;
        const winner = facts?.winner ?? winnerByScore(state.score);
        expect(isAllOut || winner === side + 1).toBe(true);
      }
      const [first, second] = state.periods;
      const target = facts?.targetRuns ?? most(first ?? null) + 1;
      expect(most(second ?? null) - target).toBeLessThan(6);
    }
  });
});

describe("games of frames and bouts", () => {
  it.each([
    [sportIds.darts, 6],
    [sportIds.snooker, 4],
    [sportIds.esports, 2],
  ])("of sport %i end with the frame that makes it %i", (sportId, toWin) => {
    for (const { state } of finishedOf(sportId)) {
      expect(most(state.score)).toBe(toWin);
      expect(least(state.score)).toBeLessThan(toWin);
      expect(state.facts).toMatchObject({
        frameCount: most(state.score) + least(state.score),
        bestOfFrames: 2 * toWin - 1,
      });
    }
  });

  it("of darts never count up, nor leave a single point, and end at nothing", () => {
    for (const { script } of finishedOf(sportIds.darts).slice(0, 20)) {
      const left = script.flatMap((incident) =>
        incident.kind === "facts" && typeof incident.facts.homeGamePoints === "string" ? [incident.facts] : [],
      );
      for (const { homeGamePoints, awayGamePoints } of left) {
        for (const points of [homeGamePoints, awayGamePoints].map(Number)) {
          expect(points).toBeLessThanOrEqual(501);
          expect(points).not.toBe(1);
          expect(points).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it.each([
    [sportIds.boxing, 12],
    [sportIds.mma, 3],
  ])("of sport %i end early or after %i rounds, by a method that fits", (sportId, rounds) => {
    const games = finishedOf(sportId);
    for (const { state } of games) {
      expect(state.score).toBeNull();
      expect([1, 2]).toContain(state.facts?.winner);
      expect(state.facts?.frameCount).toBeLessThanOrEqual(rounds);
    }
    const validated = games.filter(({ state }) => ["UD", "SD", "MD"].includes(state.facts?.finishMethod ?? ""));
    expect(new Set(validated.map(({ state }) => state.facts?.frameCount))).toEqual(new Set([rounds]));
    expect(new Set(games.map(({ state }) => state.facts?.finishMethod)).size).toBeGreaterThan(3);
  });
});
