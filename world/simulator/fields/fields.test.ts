import { describe, expect, it } from "vitest";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { nextDayOf } from "../next-day.fixture.ts";
import { fixturesOfSport, simulate } from "../world-of-sport.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { sportEvent } from "../sports/sport-seasons.ts";
import { parsOf } from "./course.ts";
import { startsOfSeason, toFixtures, withStarters } from "./edition.ts";
import { ranksBy, toTimeText } from "./field-recorder.ts";
import { toParText } from "./play-golf.ts";

const seed = "tribune";
const monday = parseIsoDay("2026-11-16") ?? 0;
const may = parseIsoDay("2026-05-18") ?? 0;

/** The fields of four days in a sport's season, each folded up to a share of its incidents' time. */
function fieldsOf(name: SportName, share = 1): readonly (readonly EventState[])[] {
  const firstDay = nextDayOf(seed, sportIds[name], monday);
  const fixtures = [0, 1, 2, 3].flatMap((offset) => fixturesOfSport(seed, sportIds[name], firstDay + offset));
  const byLeague = new Map<string, EventState[]>();
  for (const { schedule, league } of fixtures) {
    const script = simulate(seed, schedule);
    const end = script.at(-1)?.atSeconds ?? 0;
    const until = schedule.startSeconds + (end - schedule.startSeconds) * share;
    const state = foldTimeline(
      schedule,
      script.filter(({ atSeconds }) => atSeconds <= until),
    );
    byLeague.set(league.stageId, [...(byLeague.get(league.stageId) ?? []), state]);
  }
  return [...byLeague.values()];
}

const ranked = (field: readonly EventState[]) =>
  field
    .filter(({ facts }) => typeof facts?.rank === "number")
    .toSorted((a, b) => (a.facts?.rank ?? 0) - (b.facts?.rank ?? 0));

const toSeconds = (text: string) =>
  text
    .replace("+", "")
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);

describe.each([
  "auto-racing",
  "moto-racing",
  "motorsport",
  "cycling",
  "horse-racing",
  "cross-country",
  "biathlon",
] as const)("a race of %s", (name) => {
  it("ranks all who arrive by their times, and says why the others did not", () => {
    for (const field of fieldsOf(name)) {
      const order = ranked(field);
      const times = order.map(({ facts }) => toSeconds(facts?.raceTime ?? ""));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect([order[0]?.facts?.rank, order[0]?.facts?.gap ?? null]).toEqual([1, null]);
      for (const [index, { facts }] of order.slice(1).entries())
        expect(toSeconds(facts?.gap ?? "")).toBeCloseTo((times[index + 1] ?? 0) - (times[0] ?? 0), 6);
      for (const { facts } of field)
        expect(typeof facts?.rank).not.toBe(typeof facts?.stopReason === "string" ? "number" : "undefined");
      expect(new Set(field.map((state) => state.status))).toEqual(new Set([eventStatus.finished]));
    }
  });

  it("has a leader while it runs, and gaps that grow down the order", () => {
    for (const field of fieldsOf(name, 0.55)) {
      const order = ranked(field);
      expect(order[0]?.facts?.rank).toBe(1);
      const gaps = order.slice(1).map(({ facts }) => toSeconds(facts?.gap ?? "0"));
      expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
      expect(new Set(field.map((state) => state.status))).toEqual(new Set([eventStatus.race]));
    }
  });
});

describe("contests of two rounds", () => {
  it.each(["alpine", "winter-sports"] as const)("of %s rank by the sum of both times", (name) => {
    for (const field of fieldsOf(name)) {
      const times = ranked(field).map(({ facts }) => toSeconds(facts?.raceTime ?? ""));
      expect(times.length).toBeGreaterThan(5);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(time).toBeGreaterThan(80);
    }
  });

  it("of ski jumping rank by points, with both jumps", () => {
    for (const field of fieldsOf("ski-jumping")) {
      const points = ranked(field).map(({ facts }) => facts?.points ?? 0);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      for (const { facts } of ranked(field)) {
        expect(facts?.jump1Metres).toBeGreaterThan(90);
        expect(facts?.jump2Metres).toBeGreaterThan(90);
      }
    }
  });
});

const toPar = ({ facts }: EventState) => Number(facts?.golfResult?.replace("E", "0"));

describe("a golf tournament", () => {
  const [field = []] = fieldsOf("golf");

  it("takes four rounds of eighteen holes and ranks by strokes, ties included", () => {
    const results = ranked(field).map(toPar);
    expect(results.length).toBeGreaterThanOrEqual(15);
    expect(results).toEqual(results.toSorted((a, b) => a - b));
    for (const { facts, status: last } of field)
      expect([facts?.golfHolesPlayed, last]).toEqual([18, eventStatus.finished]);
  });

  it("[C9.09] ranks who is on the course, before all have started, and everybody from the second round on", () => {
    const startSeconds = field[0]?.schedule.startSeconds ?? 0;
    const at = (seconds: number) =>
      field.map(({ schedule }) => {
        const known = simulate(seed, schedule).filter(
          ({ atSeconds }) => atSeconds !== undefined && atSeconds <= seconds,
        );
        return foldTimeline(schedule, known);
      });
    for (const state of [at(startSeconds + 3600), at(startSeconds + 86_400 + 3600)]) {
      const order = ranked(state);
      expect(order.length).toBeGreaterThan(3);
      const better = order.map((own) => order.filter((other) => toPar(other) < toPar(own)).length);
      expect(order.map(({ facts }) => facts?.rank)).toEqual(better.map((count) => count + 1));
    }
  });

  it("[A9.02] sends those home after two rounds who miss the cut", () => {
    const cut = field.filter(({ facts }) => facts?.stopReason === "CUT");
    expect(cut.length).toBeGreaterThan(2);
    expect(cut.length + ranked(field).length).toBe(field.length);
    const scripts = cut.map(({ schedule }) => simulate(seed, schedule));
    for (const script of scripts) {
      const statuses = script.flatMap((incident) => (incident.kind === "status" ? [incident.status] : []));
      expect(statuses).toEqual([eventStatus.round1, eventStatus.afterRound1, eventStatus.round2, eventStatus.finished]);
    }
  });

  it("reports each hole by itself", () => {
    for (const { schedule } of field.slice(0, 6)) {
      const holes = simulate(seed, schedule).flatMap((incident) =>
        incident.kind === "facts" && typeof incident.facts.golfHolesPlayed === "number"
          ? [incident.facts.golfHolesPlayed]
          : [],
      );
      expect(holes.slice(0, 18)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    }
  });

  it("writes strokes against par as golf does", () => {
    expect([-12, 0, 3].map(toParText)).toEqual(["-12", "E", "+3"]);
  });
});

it("[C9.05] has fields of golf of 120 and more, and races of more than 40", () => {
  const sizesOf = (name: SportName, key: string) =>
    competitionsOf(sportIds[name])
      .filter((competition) => competition.name === key)
      .map((competition) =>
        startsOfSeason(competition, 2026).map((start) => withStarters(seed, start).starters.length),
      );
  const [pga = []] = sizesOf("golf", "PGA Tour");
  const [world = []] = sizesOf("golf", "DP World Tour");
  const [nascar = []] = sizesOf("auto-racing", "NASCAR Cup Series");
  expect([pga.length > 30, Math.min(...pga), Math.min(...world), Math.min(...nascar)]).toEqual([true, 126, 126, 41]);
  for (const competition of competitionsOf(sportIds.golf)) {
    const [start] = startsOfSeason(competition, 2026);
    const fixtures = start === undefined ? [] : toFixtures(seed, withStarters(seed, start));
    expect(new Set(fixtures.map(({ schedule }) => schedule.eventId)).size).toBe(fixtures.length);
    for (const { schedule } of fixtures)
      expect(sportEvent(seed, sportIds.golf, schedule.eventId)?.schedule).toEqual(schedule);
  }
});

it("[A9.02] withdraws horses before the start, who never run", () => {
  const days = Array.from({ length: 6 }, (_, index) => monday + index);
  const scripts = days
    .flatMap((day) => fixturesOfSport(seed, sportIds["horse-racing"], day))
    .map(({ schedule }) => ({ schedule, script: simulate(seed, schedule) }));
  const withdrawn = scripts.filter(({ schedule, script }) => foldTimeline(schedule, script).facts?.stopReason === "NR");
  expect(withdrawn.length).toBeGreaterThan(5);
  for (const { schedule, script } of withdrawn) {
    const known = script.find((incident) => incident.kind === "facts");
    expect(known?.atSeconds).toBeLessThan(schedule.startSeconds);
    expect(script.some((incident) => incident.kind === "facts" && typeof incident.facts.rank === "number")).toBe(false);
  }
});

it("says where a field meets, and in what weather, two days before", () => {
  for (const name of ["golf", "auto-racing", "ski-jumping", "cycling"] as const) {
    // Choose a day with a one-day cycling race: a tour's information is published sooner.
    const firstDay = name === "cycling" ? (parseIsoDay("2027-03-07") ?? 0) : monday;
    const [fixture] = fixturesOfSport(seed, sportIds[name], nextDayOf(seed, sportIds[name], firstDay));
    const incidents = fixture === undefined ? [] : simulate(seed, fixture.schedule);
    expect(incidents.find(({ kind }) => kind === "information")).toMatchObject({
      kind: "information",
      atSeconds: (fixture?.schedule.startSeconds ?? 0) - 2 * 86_400,
      information: { venue: expect.any(String), facts: { temperature: expect.stringMatching(/^−?\d+ °C$/) } },
    });
  }
});

it.each([
  ["cross-country", ["10 km"]],
  ["biathlon", ["12.5 km", "15 km"]],
] as const)("measures a course of %s as its rules do", (name, lengths) => {
  const days = Array.from({ length: 40 }, (_, offset) => (parseIsoDay("2026-12-01") ?? 0) + offset);
  const fixtures = days.flatMap((day) => fixturesOfSport(seed, sportIds[name], day).slice(0, 1));
  const courses = fixtures.flatMap(({ schedule }) =>
    simulate(seed, schedule).flatMap((incident) =>
      incident.kind === "information" ? (incident.information.facts?.["length"] ?? []) : [],
    ),
  );
  expect([...new Set(courses)].toSorted()).toEqual(lengths);
});

it.each([
  ["auto-racing", 180, 230],
  ["moto-racing", 140, 210],
  ["motorsport", 130, 200],
  ["cycling", 37, 47],
  ["horse-racing", 52, 62],
  ["cross-country", 20, 24],
  ["biathlon", 19, 25],
] as const)("lets who wins in %s be as fast as its best are: %d to %d km/h", (name, least, most) => {
  for (const field of fieldsOf(name)) {
    const { lengthKm, raceTime } = ranked(field)[0]?.facts ?? {};
    const speed = (Number(lengthKm) / toSeconds(raceTime ?? "")) * 3600;
    expect(speed).toBeGreaterThan(least);
    expect(speed).toBeLessThan(most);
  }
});

it("[C3.25] says number, jockey and trainer of each horse, the same trainer in all its races", () => {
  const states = [0, 1, 2].flatMap((offset) =>
    fixturesOfSport(seed, sportIds["horse-racing"], monday + offset).map(({ schedule }) =>
      foldTimeline(schedule, simulate(seed, schedule)),
    ),
  );
  const trainers = new Map<string, Set<string>>();
  const numbers = new Map<string, (number | null | undefined)[]>();
  for (const { schedule, facts } of states) {
    expect(facts).toMatchObject({
      rider: expect.any(String),
      trainer: expect.any(String),
      lengthKm: expect.any(Number),
    });
    trainers.set(schedule.home.id, (trainers.get(schedule.home.id) ?? new Set()).add(facts?.trainer ?? ""));
    numbers.set(schedule.leagueStageId, [...(numbers.get(schedule.leagueStageId) ?? []), facts?.startNumber]);
  }
  for (const own of trainers.values()) expect(own.size).toBe(1);
  for (const own of numbers.values()) expect(new Set(own).size).toBe(own.length);
});

/** The starters of the race that a championship has in a week of May. */
const inWeek = (name: string) =>
  Array.from({ length: 7 }, (_, index) => fixturesOfSport(seed, sportIds["auto-racing"], may + index))
    .flat()
    .filter(({ league }) => league.name.startsWith(name));
const ended = (name: string) => inWeek(name).map(({ schedule }) => foldTimeline(schedule, simulate(seed, schedule)));

it("[C3.25] gives a better qualifying time to each better place on the grid, and fewer parts to the last", () => {
  const field = ended("Formule 1");
  const byGrid = field.map(({ facts }) => facts).toSorted((a, b) => (a?.grid ?? 0) - (b?.grid ?? 0));
  const times = byGrid.map((facts) => toSeconds(facts?.qualifying1 ?? ""));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(byGrid[0]).toMatchObject({ qualifying3: expect.any(String), lapsTotal: 58, bestLap: expect.any(String) });
  expect(byGrid.at(-1)).not.toHaveProperty("qualifying2");
  for (const { facts } of ended("NASCAR")) {
    expect(facts).toHaveProperty("qualifying1");
    expect(facts).not.toHaveProperty("qualifying2");
  }
});

it("[C3.25] says how long each stop in the pits took, and on which other tyres a car left", () => {
  const [fixture] = inWeek("Formule 1");
  const told = (fixture === undefined ? [] : simulate(seed, fixture.schedule)).flatMap((incident) =>
    incident.kind === "facts" ? [incident.facts] : [],
  );
  const stops = told.filter(({ pitTime }) => pitTime);
  expect(stops.map(({ pitStops }) => pitStops)).toEqual(stops.map((_, index) => index + 1));
  const driven = told.flatMap(({ tyre }) => (tyre ? [tyre] : []));
  expect(driven).toHaveLength(stops.length + 1);
  expect(driven.filter((tyre, index) => tyre === driven[index - 1])).toEqual([]);
  const [other] = inWeek("NASCAR");
  const ofOther = other === undefined ? [] : simulate(seed, other.schedule);
  expect(ofOther.length).toBeGreaterThan(0);
  expect(ofOther.filter((incident) => incident.kind === "facts" && incident.facts.tyre)).toEqual([]);
});

it("[C3.25] gives a course of golf the same eighteen pars in every edition, 72 in all", () => {
  const pars = parsOf(seed, "Pebble Beach");
  expect([pars.length, pars.reduce((sum, par) => sum + par, 0)]).toEqual([18, 72]);
  expect(parsOf(seed, "Pebble Beach")).toEqual(pars);
  expect(parsOf(seed, "Augusta")).not.toEqual(pars);
});

it("gives equal results one place, and the next one after as many", () => {
  expect(ranksBy([10, 8, 10, null, 11])).toEqual([2, 1, 2, null, 4]);
});

it("writes times with the parts that they have", () => {
  expect([toTimeText(58.4, 2), toTimeText(133.34, 2), toTimeText(5_377.456, 3), toTimeText(12_832, 0)]).toEqual([
    "58.40",
    "2:13.34",
    "1:29:37.456",
    "3:33:52",
  ]);
  expect(toTimeText(59.9996, 3)).toBe("1:00.000");
});
