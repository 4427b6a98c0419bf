import { expect, it } from "vitest";
import { statusName } from "../../../shared/sports/statuses.ts";
import { jolpicaF1 } from "../src/jolpica-f1/connector.ts";
import { createBench } from "./bench.ts";
import { describeProvider, type Step } from "./describe-provider.ts";
import type { FakeOrigin } from "./fake-origin.ts";
import {
  anF1DriverPlace,
  anF1Qualifying,
  anF1Race,
  anF1Result,
  anF1TeamPlace,
  startFakeJolpicaF1,
  type DriverId,
} from "./fake-jolpica-f1.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const startMs = Date.parse("2026-05-24T13:00:00Z");
const laps = 60;
const anHour = 61 * minuteMs + 10 * minuteMs;

/** The race's starters as its page shows them: name, stage, place, laps, points, stops and places at a tenth of it. */
function look(origin: FakeOrigin) {
  const stage = [...origin.leagues.values()].find(({ name }) => name === "Formule 1 - Ring Grand Prix");
  if (stage === undefined) return null;
  const events = [...origin.events.values()].filter(({ leagueStageId }) => leagueStageId === stage.stageId);
  return events
    .map(({ eventId, home }) => {
      const { status, facts = {} } = origin.stateOf(eventId);
      const ranks = origin
        .incidentsOf(eventId)
        .flatMap((incident) =>
          incident.kind === "facts" && incident.id?.startsWith("lap-") ? [incident.facts.rank] : [],
        );
      return [
        home.name,
        statusName(status),
        facts.rank ?? facts.stopReason ?? null,
        facts.points ?? null,
        facts.pitStops ?? null,
        ranks.length,
      ];
    })
    .toSorted(([left], [right]) => (String(left) < String(right) ? -1 : 1));
}

describeProvider("jolpica-f1", {
  connector: jolpicaF1,
  wanted: [],
  startMs: startMs - 20 * dayMs,
  // The connector is about to request the result.
  busyMs: startMs + 3 * hourMs - minuteMs,
  // The connector reads past results weekly, and the calendar without validators.
  validatedMs: 9 * dayMs,
  withinMs: anHour,
  mostIdleRequests: 4,
  look,
  async start(clock) {
    const source = await startFakeJolpicaF1(clock);
    const before = anF1Race("1", "Sand Grand Prix", "sand", startMs - 60 * dayMs);
    const race = anF1Race("2", "Ring Grand Prix", "ring", startMs);
    const { time: _, ...untimed } = anF1Race("3", "Lake Grand Prix", "lake", startMs + 14 * dayMs);
    source.calendar.push(before, race, { ...untimed, time: undefined });
    const rows = source.rowsOf(race);
    const first = source.tablesOf(before);
    first.DriverStandings.push(anF1DriverPlace("1", "arc", "25", "1"));
    first.ConstructorStandings.push(anF1TeamPlace("1", "ring", "25", "1"));
    source.rowsOf(before).results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"));
    const announced = [
      ["Ada Arc", "scheduled", null, null, null, 0],
      ["Bea Bor", "scheduled", null, null, null, 0],
      ["Cleo Cy", "scheduled", null, null, null, 0],
    ];
    const result = (first: readonly unknown[], second: readonly unknown[], places: number) => [
      ["Ada Arc", "finished", ...first, places],
      ["Bea Bor", "finished", ...second, places === 0 ? 0 : places],
      ["Cleo Cy", "finished", "DNS", null, null, 0],
    ];
    const steps: Step[] = [
      {
        name: "qualifying",
        atMs: startMs - 20 * hourMs,
        withinMs: 2 * hourMs,
        change: () =>
          rows.qualifying.push(
            anF1Qualifying("1", "arc", "1:20.965"),
            anF1Qualifying("2", "bor", ""),
            anF1Qualifying("3", "cy", "1:22"),
          ),
        shown: announced,
      },
      { name: "over, and nobody has imported it", atMs: startMs + 2 * hourMs, withinMs: 2 * hourMs, shown: announced },
      {
        name: "the result, without the driver who did not start; half points; stops and laps on many pages",
        atMs: startMs + 5 * hourMs,
        withinMs: 3 * hourMs,
        change() {
          rows.results.push(
            anF1Result("1", "arc", laps, "1:25:33.607", "12.5"),
            anF1Result("2", "bor", laps, "+59.873", "9"),
          );
          rows.pitstops.push({ driverId: "arc", stop: "1", lap: "20", time: "14:19:22", duration: "25.636" });
          const tables = source.tablesOf(race);
          tables.DriverStandings.push(anF1DriverPlace("1", "arc", "37.5", "2"));
          tables.ConstructorStandings.push(anF1TeamPlace("1", "ring", "46.5", "2"));
          const timed: DriverId[] = ["arc", "bor"];
          for (let number = 1; number <= laps; number += 1) {
            const Timings = timed.map((driverId, index) => ({
              driverId,
              position: String(index + 1),
              time: "1:25.000",
            }));
            rows.laps.push({ number: String(number), Timings });
          }
        },
        shown: result([1, 12.5, 1], [2, 9, null], 9),
      },
      {
        name: "the first two change places, ten days later",
        atMs: startMs + 10 * dayMs,
        withinMs: 2 * dayMs,
        change() {
          rows.results.splice(
            0,
            2,
            anF1Result("1", "bor", laps, "1:25:34.000", "12.5"),
            anF1Result("D", "arc", laps, "", "0"),
          );
        },
        shown: result(["DSQ", 0, 1], [1, 12.5, null], 9),
      },
    ];
    return { server: source.server, steps };
  },
});

it("keeps to the race when the rounds are numbered again", async () => {
  const clock = { nowMs: startMs - 3 * dayMs };
  const source = await startFakeJolpicaF1(clock);
  const gone = anF1Race("1", "Sand Grand Prix", "sand", startMs + 7 * dayMs);
  const race = anF1Race("2", "Ring Grand Prix", "ring", startMs);
  source.calendar.push(gone, race);
  const bench = createBench(jolpicaF1, [], source.server, clock);
  await bench.runUntil(startMs - dayMs);
  source.calendar.splice(0, 1);
  race.round = "1";
  source.rowsOf(race).results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"));
  await bench.runUntil(startMs + dayMs);
  expect(look(bench.origin)).toEqual([["Ada Arc", "finished", 1, 25, null, 0]]);
  expect([...bench.origin.leagues.values()].map(({ name }) => name)).toEqual(["Formule 1 - Ring Grand Prix"]);
  await source.server.stop();
});

it("cancels a race that the calendar has not had for two days, and announces it again when it is back", async () => {
  const clock = { nowMs: startMs - 2 * dayMs };
  const source = await startFakeJolpicaF1(clock);
  const other = anF1Race("1", "Sand Grand Prix", "sand", startMs + 7 * dayMs);
  const race = anF1Race("2", "Ring Grand Prix", "ring", startMs);
  source.calendar.push(other, race);
  source.rowsOf(race).qualifying.push(anF1Qualifying("1", "arc", "1:20.965"));
  const bench = createBench(jolpicaF1, [], source.server, clock);
  await bench.runUntil(startMs - 12 * hourMs);
  const status = () => (look(bench.origin) ?? []).map(([, stage]) => stage);
  expect(status()).toEqual(["scheduled"]);
  source.calendar.splice(1, 1);
  await bench.runUntil(startMs + dayMs);
  expect(status()).toEqual(["scheduled"]);
  await bench.runUntil(startMs + 3 * dayMs);
  expect(status()).toEqual(["cancelled"]);
  source.calendar.push({ ...race, date: new Date(startMs + 20 * dayMs).toISOString().slice(0, 10) });
  await bench.runUntil(startMs + 5 * dayMs);
  expect(status()).toEqual(["scheduled"]);
  await source.server.stop();
});

it("keeps a race that its sponsor renames, beside another one at the same circuit", async () => {
  const clock = { nowMs: startMs - 10 * dayMs };
  const source = await startFakeJolpicaF1(clock);
  const first = anF1Race("1", "Jubilee Grand Prix", "ring", startMs - 7 * dayMs);
  const race = anF1Race("2", "Old Grand Prix", "ring", startMs);
  source.calendar.push(first, race);
  source.rowsOf(first).results.push(anF1Result("1", "bor", laps, "1:25:33.607", "25"));
  source.rowsOf(race).qualifying.push(anF1Qualifying("1", "arc", "1:20.965"));
  const bench = createBench(jolpicaF1, [], source.server, clock);
  await bench.runUntil(startMs - 12 * hourMs);
  const ids = () => [...bench.origin.events.keys()].toSorted();
  const [before, stages] = [ids(), [...bench.origin.leagues.keys()]];
  expect(before).toHaveLength(2);
  race.raceName = "Ring Grand Prix";
  source.rowsOf(race).results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"));
  await bench.runUntil(startMs + 4 * dayMs);
  expect([ids(), [...bench.origin.leagues.keys()]]).toEqual([before, stages]);
  expect(look(bench.origin)).toEqual([["Ada Arc", "finished", 1, 25, null, 0]]);
  expect([...bench.origin.leagues.values()].map(({ name }) => name)).toEqual([
    "Formule 1 - Jubilee Grand Prix",
    "Formule 1 - Ring Grand Prix",
  ]);
  await source.server.stop();
});

it("shows a sprint as a race of its own, and a result that is corrected after 90 days", async () => {
  const clock = { nowMs: startMs - 3 * dayMs };
  const source = await startFakeJolpicaF1(clock);
  const race = anF1Race("1", "Ring Grand Prix", "ring", startMs);
  const sprintMs = startMs - dayMs;
  const Sprint = { date: new Date(sprintMs).toISOString().slice(0, 10), time: "11:00:00Z" };
  source.calendar.push({ ...race, Sprint } as typeof race);
  const [entered = race] = source.calendar;
  const rows = source.rowsOf(entered);
  const bench = createBench(jolpicaF1, [], source.server, clock);
  const named = () => [...bench.origin.leagues.values()].map(({ name }) => name);
  // Supply every part of the weekend: the connector requests a missing part repeatedly, which would slow the test.
  rows.qualifying.push(anF1Qualifying("1", "arc", "1:20.965"), anF1Qualifying("2", "bor", "1:21"));
  rows.pitstops.push({ driverId: "arc", stop: "1", lap: "20", time: "14:19:22", duration: "25.636" });
  rows.laps.push({ number: "1", Timings: [{ driverId: "arc", position: "1", time: "1:25.000" }] });
  rows.sprint.push(anF1Result("1", "bor", 20, "30:12.000", "8"), anF1Result("R", "arc", 7, "", "0"));
  await bench.runUntil(startMs - hourMs);
  expect(named().toSorted()).toEqual(["Formule 1 - Ring Grand Prix", "Formule 1 - Ring Grand Prix - Sprint"]);
  const points = [...bench.origin.events.keys()].map((id) => bench.origin.stateOf(id).facts?.points ?? null);
  expect(points).toEqual(expect.arrayContaining([8, 0]));
  rows.results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"), anF1Result("2", "bor", laps, "+1.2", "18"));
  await bench.runUntil(startMs + 6 * hourMs);
  expect(look(bench.origin)?.map(([name, , rank]) => [name, rank])).toEqual([
    ["Ada Arc", 1],
    ["Bea Bor", 2],
  ]);
  await bench.runUntil(startMs + 90 * dayMs);
  rows.results.splice(0, 2, anF1Result("1", "bor", laps, "1:25:34.807", "25"), anF1Result("D", "arc", laps, "", "0"));
  await bench.runUntil(startMs + 98 * dayMs);
  expect(look(bench.origin)?.map(([name, , rank]) => [name, rank])).toEqual([
    ["Ada Arc", "DSQ"],
    ["Bea Bor", 1],
  ]);
  expect(bench.origin.refused).toEqual([]);
  await source.server.stop();
});

/** The tables as they were posted, of drivers and of teams: place, name, points, wins. */
const tablesAt = (origin: FakeOrigin) =>
  [...origin.standings.values()]
    .toSorted((a, b) => (a.of < b.of ? -1 : 1))
    .map(({ of, races, rows }) => [
      of,
      races,
      ...rows.map(({ rank, participant, points, wins }) => [rank, participant.name, points, wins]),
    ]);

it("posts the tables of drivers and of teams once they are there, and again only when they say something else", async () => {
  const clock = { nowMs: startMs - 3 * dayMs };
  const source = await startFakeJolpicaF1(clock);
  const race = anF1Race("1", "Ring Grand Prix", "ring", startMs);
  source.calendar.push(race);
  const bench = createBench(jolpicaF1, [], source.server, clock);
  await bench.runUntil(startMs + 4 * hourMs);
  const asked = () => source.server.received.filter(({ path }) => path.includes("standings"));
  // Nothing counts yet, so nothing is asked.
  expect(asked()).toEqual([]);
  source.rowsOf(race).results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"));
  await bench.runUntil(startMs + 6 * hourMs);
  // The result is there, the tables are still to be worked out.
  expect([asked().length > 0, tablesAt(bench.origin)]).toEqual([true, []]);
  const tables = source.tablesOf(race);
  tables.DriverStandings.push(
    anF1DriverPlace("1", "arc", "25", "1"),
    anF1DriverPlace("2", "bor", "9.5", "0"),
    anF1DriverPlace("E", "cy", "0", "0"),
  );
  tables.ConstructorStandings.push(anF1TeamPlace("1", "lake", "34.5", "1"), anF1TeamPlace("2", "ring", "0", "0"));
  await bench.runUntil(startMs + 8 * hourMs);
  const teams = ["teams", 1, [1, "Lake Racing", 34.5, 1], [2, "Team Ring", 0, 0]];
  expect(tablesAt(bench.origin)).toEqual([
    ["starters", 1, [1, "Ada Arc", 25, 1], [2, "Bea Bor", 9.5, 0], [null, "Cleo Cy", 0, 0]],
    teams,
  ]);
  const posts = () => bench.origin.posts.filter(({ path }) => path.endsWith("/standings")).length;
  expect(posts()).toBe(2);
  const before = asked().length;
  await bench.runUntil(startMs + 3 * dayMs);
  // Once a day each, and the same table is not posted again.
  expect([asked().length - before, posts()]).toEqual([4, 2]);
  tables.DriverStandings.splice(0, 1, anF1DriverPlace("1", "arc", "20", "1"));
  await bench.runUntil(startMs + 5 * dayMs);
  expect(tablesAt(bench.origin)[0]).toEqual([
    "starters",
    1,
    [1, "Ada Arc", 20, 1],
    [2, "Bea Bor", 9.5, 0],
    [null, "Cleo Cy", 0, 0],
  ]);
  expect([posts(), bench.origin.refused]).toEqual([3, []]);
  await source.server.stop();
});

it("asks for tables with what it was given to recognise them, and takes a 304 as no change", async () => {
  const clock = { nowMs: startMs - dayMs };
  const source = await startFakeJolpicaF1(clock);
  source.server.etag = true;
  const race = anF1Race("1", "Ring Grand Prix", "ring", startMs);
  source.calendar.push(race);
  source.rowsOf(race).results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"));
  source.tablesOf(race).DriverStandings.push(anF1DriverPlace("1", "arc", "25", "1"));
  const bench = createBench(jolpicaF1, [], source.server, clock);
  await bench.runUntil(startMs + 8 * hourMs);
  const recognised: string[] = [];
  source.server.override = ({ path, headers }) => {
    if (!path.includes("driverstandings") || headers["if-none-match"] === undefined) return null;
    recognised.push(path);
    return { status: 304, body: "" };
  };
  await bench.runUntil(startMs + 3 * dayMs);
  expect(new Set(recognised)).toEqual(new Set(["/2026/1/driverstandings/?limit=100"]));
  expect(tablesAt(bench.origin)).toEqual([["starters", 1, [1, "Ada Arc", 25, 1]]]);
  expect(bench.logged).toEqual([]);
  await source.server.stop();
});

it("does not take the table of another round, nor one of another shape", async () => {
  const clock = { nowMs: startMs - dayMs };
  const source = await startFakeJolpicaF1(clock);
  const race = anF1Race("1", "Ring Grand Prix", "ring", startMs);
  source.calendar.push(race);
  source.rowsOf(race).results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"));
  const list = { season: "2026", round: "2", DriverStandings: [anF1DriverPlace("1", "arc", "25", "1")] };
  source.server.override = ({ path }) =>
    path.includes("driverstandings")
      ? { body: JSON.stringify({ MRData: { StandingsTable: { StandingsLists: [list] } } }) }
      : path.includes("constructorstandings")
        ? { body: JSON.stringify({ MRData: { StandingsTable: { StandingsLists: [{ ...list, round: 1 }] } } }) }
        : null;
  const bench = createBench(jolpicaF1, [], source.server, clock);
  await bench.runUntil(startMs + 8 * hourMs);
  expect(tablesAt(bench.origin)).toEqual([]);
  expect(bench.logged.some((line) => line.includes("is the table of 2026/2"))).toBe(true);
  expect(bench.logged.some((line) => line.includes("another shape"))).toBe(true);
  await source.server.stop();
});

it("asks ever less often for stops and laps that never come, and shows them if they do", async () => {
  const clock = { nowMs: startMs - dayMs };
  const source = await startFakeJolpicaF1(clock);
  const race = anF1Race("1", "Ring Grand Prix", "ring", startMs);
  source.calendar.push(race);
  const rows = source.rowsOf(race);
  rows.results.push(anF1Result("1", "arc", laps, "1:25:33.607", "25"));
  const bench = createBench(jolpicaF1, [], source.server, clock);
  const askedUntil = async (days: number) => {
    const before = source.server.received.length;
    await bench.runUntil(startMs + days * dayMs);
    const asked = source.server.received.slice(before).filter(({ path }) => /\/(?:pitstops|laps)\//.test(path));
    return asked.length / 2;
  };
  // Seven hours, in which they are about to come; then seven days in fewer requests, and one a day.
  const counts = [await askedUntil(0.4), await askedUntil(7), await askedUntil(10)];
  expect([counts[0] ?? 0, counts[1] ?? 99, counts[2] ?? 99]).toEqual([
    expect.toBeOneOf([6, 7]),
    expect.toBeOneOf([15, 16, 17, 18, 19, 20]),
    expect.toBeOneOf([3, 4]),
  ]);
  rows.pitstops.push({ driverId: "arc", stop: "1", lap: "20", time: "14:19:22", duration: "25.636" });
  await bench.runUntil(startMs + 12 * dayMs);
  expect(look(bench.origin)).toEqual([["Ada Arc", "finished", 1, 25, 1, 0]]);
  await source.server.stop();
});
