import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { statisticTypes } from "../../../../../../shared/sports/statistic-types.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import { readAnalysis } from "../../../../../../shared/wire/sections/read-analysis.ts";
import type { Side } from "../../../../../../shared/timeline/incident.ts";
import { aMatch, aPlayer, clockAt, enter, goal, points } from "../match-context.fixture.ts";
import { analysisBody, shotsOf } from "./analysis-body.ts";
import { chancesAtStart, chancesOf, knowsGoals, type Strengths } from "./match-chances.ts";
import { matchMomentum } from "./momentum.ts";
import { periodsPlayed } from "./periods-played.ts";

const past = { games: 5, scored: 7, conceded: 7, restDays: null };
const even: Strengths = {
  goals: [1.4, 1.4],
  before: { favourite: 1, usual: 0.4, reasons: [], past: [past, past] },
};
const fromSpot = { x: 89.5, y: 50, body: "foot", situation: "open-play" } as const;
const play = (side: Side, minute: string, name: "corner" | "shot-on-target" | "shot-blocked" = "corner") =>
  ({ kind: "play", side, play: name, minute }) as const;
const busy = (side: Side) => Array.from({ length: 18 }, (_, index) => play(side, String(index * 5 + 1)));

const half = (incidents: Parameters<typeof aMatch>[0]) => aMatch([enter(eventStatus.firstHalf), ...incidents]).details;
const whole = (...incidents: Parameters<typeof aMatch>[0]) =>
  aMatch([
    enter(eventStatus.firstHalf),
    ...incidents.filter((each) => "minute" in each && Number.parseInt(String(each.minute), 10) <= 45),
    enter(eventStatus.halfTime),
    enter(eventStatus.secondHalf),
    ...incidents.filter((each) => "minute" in each && Number.parseInt(String(each.minute), 10) > 45),
    enter(eventStatus.finished),
  ]).details;

it("draws an overtime as long as it was", () => {
  const shot = (minute: string) => ({ kind: "play", side: 1, play: "shot-on-target", minute }) as const;
  const thirds = [eventStatus.period1, eventStatus.period2, eventStatus.period3];
  const { details } = aMatch(
    [
      ...thirds.flatMap((entered, index) => [enter(entered), shot(`${index * 20 + 5}:10`)]),
      enter(eventStatus.extraTime),
      { kind: "points", side: 1, value: 1, minute: "62:03" },
      enter(eventStatus.afterExtraTime),
    ],
    { sportId: sportIds.hockey },
  );
  const periods = periodsPlayed(details, clockAt(0));
  expect(periods.map(({ steps, regularMinutes }) => [steps, regularMinutes])).toEqual([
    [20, 20],
    [20, 20],
    [20, 20],
    [3, 3],
  ]);
});

describe("the chances of a match", () => {
  it("jump with a goal and end with the result", () => {
    const details = whole(goal(1, "30"));
    const [first = [], second = []] = chancesOf(details, periodsPlayed(details, clockAt(0)), even);
    expect(first[29]?.home).toBeGreaterThan((first[28]?.home ?? 1) + 0.2);
    expect(first[28]?.home).toBeCloseTo(first[28]?.away ?? 0);
    expect(second.at(-1)).toEqual({ home: 1, draw: 0, away: 0 });
  });

  it("do not count a goal that was taken back", () => {
    const details = half([
      goal(1, "10", { id: "g1" }),
      { kind: "retracted", incidentId: "g1", reason: "offside" },
      play(1, "20"),
    ]);
    const [first = []] = chancesOf(details, periodsPlayed(details, clockAt(0)), even);
    expect(first.at(-1)?.home).toBeCloseTo(first.at(-1)?.away ?? 0);
  });

  it("are not said of a match whose result is known and its goals are not", () => {
    const result = {
      status: eventStatus.finished,
      halfTime: [1, 0],
      fullTime: [2, 1],
      extraTime: null,
      shootOut: null,
    } as const;
    expect(knowsGoals(aMatch([{ kind: "result", result }]).details)).toBe(false);
    expect(knowsGoals(whole(goal(1, "30")))).toBe(true);
  });

  it("are said before the start only of sides whose past is known", () => {
    expect(chancesAtStart(even)?.home).toBeCloseTo(chancesAtStart(even)?.away ?? 0);
    expect(chancesAtStart({ ...even, before: null })).toBeNull();
  });

  it("run to the minute that is being played", () => {
    const details = half([]);
    const [first] = periodsPlayed(details, clockAt(1_000_000 + 12 * 60 + 5));
    expect([first?.steps, first?.isOver]).toEqual([12, false]);
  });
});

describe("the momentum of a match", () => {
  it("is home's where home alone attacks, and away's where away does", () => {
    const momentumOf = (details: ReturnType<typeof whole>) =>
      matchMomentum(1, periodsPlayed(details, clockAt(0)))?.flat() ?? [];
    expect(Math.min(...momentumOf(whole(...busy(1))))).toBeGreaterThan(0);
    expect(Math.max(...momentumOf(whole(...busy(2))))).toBeLessThan(0);
  });

  it("is not there for a match of which the goals alone are known", () => {
    expect(matchMomentum(1, periodsPlayed(whole(goal(1, "12"), goal(2, "60")), clockAt(0)))).toBeNull();
  });

  it("begins anew with each set", () => {
    const { details } = aMatch(
      [
        enter(eventStatus.set1),
        ...Array.from({ length: 6 }, () => points(1, 1)),
        enter(eventStatus.set2),
        ...Array.from({ length: 6 }, () => points(2, 1)),
      ],
      { sportId: sportIds.volleyball },
    );
    const [first = [], second = []] = matchMomentum(sportIds.volleyball, periodsPlayed(details, clockAt(0))) ?? [];
    expect([first.length, second.length]).toEqual([6, 6]);
    expect(second[0]).toBeCloseTo(-(first[0] ?? 0));
  });
});

describe("the shots of a match", () => {
  it("are those whose place is known, each with its chance and what became of it", () => {
    const details = half([
      goal(1, "12", { player: aPlayer("Ho Back"), shot: fromSpot }),
      { ...play(2, "20", "shot-blocked"), shot: { ...fromSpot, x: 75 } },
      play(2, "25", "shot-on-target"),
      { kind: "missed-penalty", side: 2, minute: "30", shot: { ...fromSpot, situation: "penalty" } },
      goal(1, "40", { id: "g9", shot: fromSpot }),
      { kind: "retracted", incidentId: "g9", reason: "offside" },
    ]);
    expect(shotsOf(details).map(({ side, minute, outcome }) => [side, minute, outcome])).toEqual([
      [1, "12", "goal"],
      [2, "20", "blocked"],
      [2, "30", "off"],
    ]);
    const [first, second] = shotsOf(details);
    expect(first?.expected).toBeGreaterThan(second?.expected ?? 1);
  });

  it("are in the feed with their place alone where the source says no more, and worth what its other facts make of them", () => {
    const { x, y } = fromSpot;
    // Futsal has shots and no chances of both sides, which need every other match.
    const match = aMatch(
      [
        enter(eventStatus.firstHalf),
        goal(1, "12", { shot: { x, y } }),
        goal(1, "13", { shot: { ...fromSpot, previous: { action: "clearance", seconds: 2 } } }),
        goal(1, "14", { shot: { ...fromSpot, previous: { action: "rebound", seconds: 2 } } }),
      ],
      { sportId: sportIds.futsal },
    );
    const body = analysisBody({ ...match, context: { events: {} } as never, stored: {} as never, clock: clockAt(0) });
    const { shots } = readAnalysis(body);
    expect(shots.map((shot) => [shot.x, shot.y, shot.body, shot.situation])).toEqual([
      [x, y, null, null],
      [x, y, "foot", "open-play"],
      [x, y, "foot", "open-play"],
    ]);
    const [, cleared, rebound] = shots;
    expect(rebound?.expected).toBeGreaterThan(cleared?.expected ?? 1);
  });

  it("add up to the expected goals of the statistics, unless the source counts those itself", () => {
    const shot = goal(1, "12", { shot: fromSpot });
    const expectedIn = (details: ReturnType<typeof half>) =>
      details.figures.find(({ type, period }) => type === statisticTypes.expectedGoals && period === 0);
    const [taken] = shotsOf(half([shot]));
    expect(expectedIn(half([shot]))).toMatchObject({ home: taken?.expected.toFixed(2), away: "0.00" });
    const figures = [{ type: statisticTypes.expectedGoals, home: "0.90", away: "0.10" }];
    expect(expectedIn(half([shot, { kind: "statistics", period: 0, figures }]))).toMatchObject({ home: "0.90" });
  });
});

it("have a total that is the sum of what the feed says of each", () => {
  for (let count = 5; count < 30; count += 1) {
    const taken = Array.from({ length: count }, (_, index) =>
      goal(1, "12", { shot: { ...fromSpot, x: 70 + (index % 29), y: 40 + (index % 17) } }),
    );
    const details = half(taken);
    const total = shotsOf(details).reduce((sum, { expected }) => sum + Math.round(expected * 1000), 0) / 1000;
    const figure = details.figures.find(({ type, period }) => type === statisticTypes.expectedGoals && period === 0);
    expect(figure?.home, `${count} shots`).toBe(total.toFixed(2));
  }
});

describe("the section of the analysis", () => {
  it("is computed once for a position: an incident more or a minute more makes it anew", () => {
    const context = { events: {} } as never;
    let reads = 0;
    const ask = (incidents: Parameters<typeof aMatch>[0]) => {
      const match = aMatch([enter(eventStatus.firstHalf), ...incidents], { sportId: sportIds.handball });
      const { entries } = match.details;
      const details = {
        ...match.details,
        get entries() {
          reads += 1;
          return entries;
        },
      };
      reads = 0;
      const body = analysisBody({ ...match, details, context, stored: {} as never, clock: clockAt(1_000_300) });
      return { body, reads };
    };
    const scores = (side: Side, minute: string) => ({ kind: "points", side, value: 1, minute }) as const;
    const begun = ["1", "2", "3", "4"].map((minute) => scores(1, minute));
    const first = ask(begun);
    const again = ask(begun);
    expect(again.body).toBe(first.body);
    expect(again.reads).toBeLessThan(first.reads);
    expect(ask([...begun, scores(2, "4")]).body).not.toBe(first.body);
  });
});
