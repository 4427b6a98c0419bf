import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { MatchRecord, SourceItem } from "../match-record.ts";
import { parseFlatYaml } from "./flat-yaml.ts";
import { toSeconds } from "./race-field.ts";
import { standingSchema } from "../../../shared/ingest/standing-schema.ts";
import { readRaceFile } from "./read-race.ts";
import { isSeasonStandings, readStandingsFile } from "./read-standings.ts";

const race = `id: 1126
date: 2025-03-16
time: 04:00
grandPrixId: australia
circuitId: melbourne
laps: 20
courseLength: 5.278
sprintRaceDate:
`;
const results = `- position: 1
  driverId: lando-norris
  laps: 20
  time: "30:00.000"
  gap:
  points: 25
  gridPosition: 2
- position: 2
  driverId: max-verstappen
  laps: 20
  time: "30:10.500"
  gap: "+10.500"
  points: 18
  gridPosition: 1
- position: DNF
  driverId: carlos-sainz-jr
  laps: 7
  time:
  gap:
  reasonRetired: Accident
  gridPosition: 3
`;
const stops = `- position: 1
  driverId: lando-norris
  stop: 1
  lap: 8
`;
const startSeconds = Date.UTC(2025, 2, 16, 4) / 1000;

describe("a race of f1db", () => {
  let root: string;
  let file: string;
  const write = (name: string, text: string) => {
    const target = path.join(root, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "tribune-"));
    file = write("seasons/2025/races/01-australia/race.yml", race);
    write("seasons/2025/races/01-australia/race-results.yml", results);
    write("seasons/2025/races/01-australia/pit-stops.yml", stops);
    write("drivers/lando-norris.yml", "name: Lando Norris\nabbreviation: NOR\nnationalityCountryId: uk\n");
    write("countries/uk.yml", "alpha2Code: GB\n");
    write("circuits/melbourne.yml", "fullName: Albert Park\nlayouts:\n  - id: melbourne-1\n    fullName: Old\n");
    write("grands-prix/australia.yml", "fullName: Australian Grand Prix\n");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  async function read(): Promise<readonly SourceItem[]> {
    const items: SourceItem[] = [];
    for await (const item of readRaceFile(file)) items.push(item);
    return items;
  }
  it("is a league of its own, with an event for each driver", async () => {
    const records = recordsOf(await read());
    expect(records.map(({ league, event }) => [league.name, event.home.name, event.away])).toEqual([
      ["Formule 1 - Australian Grand Prix", "Lando Norris", null],
      ["Formule 1 - Australian Grand Prix", "max-verstappen", null],
      ["Formule 1 - Australian Grand Prix", "carlos-sainz-jr", null],
    ]);
    expect(records[0]?.event.home).toMatchObject({ code: "NOR", countryKey: "GB" });
    expect(records[0]?.event.startSeconds).toBe(startSeconds);
  });

  it("ends with the real result: places, times, gaps, points, and who retired", async () => {
    const [winner, second, retired] = recordsOf(await read()).map((record) => foldAt(record));
    expect(winner).toMatchObject({
      status: eventStatus.finished,
      facts: { rank: 1, raceTime: "30:00.000", points: 25 },
    });
    expect(winner?.facts).toMatchObject({ grid: 2, pitStops: 1 });
    expect(second?.facts).toMatchObject({ rank: 2, gap: "+10.500" });
    expect(retired?.facts).toMatchObject({ rank: null, laps: 7, stopReason: "DNF" });
  });

  it("is on the grid before the start, and the places between grid and finish are drawn", async () => {
    const [winner, second] = recordsOf(await read());
    expect(foldAt(winner, startSeconds - 1)).toMatchObject({ status: eventStatus.scheduled, facts: { grid: 2 } });
    const early = startSeconds + 0.1 * 1800;
    const late = startSeconds + 0.9 * 1800;
    expect([foldAt(winner, early), foldAt(second, early)].map(({ facts }) => facts?.rank)).toEqual([2, 1]);
    expect([foldAt(winner, late), foldAt(second, late)].map(({ facts }) => facts?.rank)).toEqual([1, 2]);
  });

  it("[C3.25] keeps the lap and the length of each stop, the team, qualifying and the best lap", async () => {
    const inRace = (name: string) => `seasons/2025/races/01-australia/${name}`;
    write(
      inRace("race-results.yml"),
      results.replace("  laps: 20\n", "  driverNumber: 4\n  constructorId: mclaren\n  laps: 20\n"),
    );
    write(inRace("pit-stops.yml"), `${stops}  time: "21.369"\n`);
    write(inRace("qualifying-results.yml"), '- driverId: lando-norris\n  q1: "1:16.000"\n  q2: "1:15.500"\n  q3:\n');
    write(inRace("fastest-laps.yml"), '- driverId: lando-norris\n  lap: 19\n  time: "1:22.167"\n');
    write("constructors/mclaren.yml", "name: McLaren\n");
    const [winner] = recordsOf(await read());
    expect(foldAt(winner).facts).toMatchObject({
      startNumber: 4,
      team: "McLaren",
      qualifying1: "1:16.000",
      qualifying2: "1:15.500",
      bestLap: "1:22.167",
      lapsTotal: 20,
    });
    expect(foldAt(winner).facts).not.toHaveProperty("qualifying3");
    const stop = winner?.timeline.find(({ id }) => id === "pit-1");
    expect(stop).toMatchObject({ facts: { pitStops: 1, laps: 8, pitTime: "21.369" } });
  });

  it("counts both cars of a driver: the better place and the points of each, and two winners in one car", async () => {
    const row = (position: string, driverId: string, points: string) =>
      `- position: ${position}\n  driverId: ${driverId}\n  laps: 20\n  points: ${points}\n  sharedCar: true\n`;
    const shared = [row("1", "max-verstappen", "4.5"), row("1", "lando-norris", "4"), row("DNF", "max-verstappen", "")];
    const rows = [...shared, row("4", "lando-norris", "1.5"), row("5", "carlos-sainz-jr", "0.33")];
    write("seasons/2025/races/01-australia/race-results.yml", rows.join(""));
    const records = recordsOf(await read());
    expect(new Set(records.map(({ event }) => event.eventId)).size).toBe(3);
    expect(
      records.map((record) => [record.event.home.slug, foldAt(record).facts?.rank, foldAt(record).facts?.points]),
    ).toEqual([
      ["max-verstappen", 1, 4.5],
      ["lando-norris", 1, 5.5],
      ["carlos-sainz-jr", 5, 0.33],
    ]);
  });

  it("never names an incident of a driver twice", async () => {
    for (const { timeline } of recordsOf(await read())) {
      const ids = timeline.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("is named where its date is broken, and left out where it is over and nothing is known of it", async () => {
    write("seasons/2025/races/01-australia/race-results.yml", "");
    expect(await read()).toEqual([]);
    write("seasons/2025/races/01-australia/race.yml", race.replace("2025-03-16", "soon"));
    expect(await read()).toMatchObject([{ kind: "fault", reason: "has no date or no laps" }]);
  });

  it("reads a sprint whose date the file does not give, on the day before the race, over the winner's laps", async () => {
    write("seasons/2025/races/01-australia/sprint-race-results.yml", results.replaceAll("laps: 20", "laps: 7"));
    const sprint = recordsOf(await read()).filter(({ league }) => league.name.endsWith(" - Sprint"));
    expect(sprint).toHaveLength(3);
    expect(sprint[0]?.event).toMatchObject({ startSeconds: Date.UTC(2025, 2, 15, 12) / 1000, timeKnown: false });
    expect(foldAt(sprint[0]).facts).toMatchObject({ rank: 1, laps: 7, lapsTotal: 7 });
  });

  describe("to come", () => {
    const coming = race.replaceAll("2025-03-16", "2099-03-23").replace("laps: 20", "laps: 58");
    const inNext = (name: string) => `seasons/2025/races/02-next/${name}`;
    const starters = async (path: string) => {
      const items: SourceItem[] = [];
      for await (const item of readRaceFile(path)) items.push(item);
      return recordsOf(items);
    };

    it("is an event for each driver of the race before it, and has nobody's place", async () => {
      const records = await starters(write(inNext("race.yml"), coming));
      expect(records.map(({ event }) => event.home.slug)).toEqual([
        "lando-norris",
        "max-verstappen",
        "carlos-sainz-jr",
      ]);
      const [first] = records;
      expect(first?.event.startSeconds).toBe(Date.UTC(2099, 2, 23, 4) / 1000);
      expect(foldAt(first)).toMatchObject({ status: eventStatus.scheduled, facts: { lapsTotal: 58 } });
      expect(foldAt(first).facts).not.toHaveProperty("rank");
    });

    it("is an event for each entrant before the first race, without those who only test", async () => {
      write("seasons/2025/races/01-australia/race.yml", coming);
      write("seasons/2025/races/01-australia/race-results.yml", "");
      const drivers = "  drivers:\n    - driverId: lando-norris\n    - driverId: tester\n      testDriver: true\n";
      write("seasons/2025/entrants.yml", `- entrantId: papaya\n  constructorId: mclaren\n${drivers}`);
      write("constructors/mclaren.yml", "name: McLaren\n");
      const records = await starters(file);
      expect(records.map(({ event }) => event.home.slug)).toEqual(["lando-norris"]);
      expect(foldAt(records[0]).facts).toMatchObject({ team: "McLaren" });
    });

    it("has the order of the qualifying, and later loses those who were expected and did not start", async () => {
      const path = write(inNext("race.yml"), coming);
      const announced = await starters(path);
      write(inNext("qualifying-results.yml"), '- position: 1\n  driverId: carlos-sainz-jr\n  q1: "1:16.000"\n');
      const qualified = await starters(path);
      expect(qualified.map((record) => [record.event.home.slug, foldAt(record).facts?.grid])).toEqual([
        ["carlos-sainz-jr", 1],
      ]);
      write(inNext("race-results.yml"), results.replace("lando-norris", "franco-colapinto"));
      const over = await starters(path);
      expect(over.map(({ event }) => event.home.slug)).toEqual([
        "franco-colapinto",
        "max-verstappen",
        "carlos-sainz-jr",
      ]);
      expect(over.flatMap(({ event }) => event.placeholderId ?? [])).toEqual([announced[0]?.event.eventId]);
    });
  });

  describe("with its season's tables", () => {
    const tableOf = async (path: string) => {
      const items: SourceItem[] = [];
      for await (const item of readStandingsFile(path)) items.push(item);
      return items.flatMap((item) => (item.kind === "standing" ? [item.standing] : []));
    };

    it("has the points and places of the source, whatever the results add up to", async () => {
      const rows = [
        "position: 1\n  driverId: lando-norris\n  points: 16.5",
        "position: DSQ\n  driverId: max-verstappen\n  points: 18",
      ];
      const path = write("seasons/2025/driver-standings.yml", rows.map((row) => `- ${row}\n`).join(""));
      const [table] = await tableOf(path);
      expect(table).toMatchObject({ season: "2025", of: "starters", races: 1, throughSeconds: startSeconds });
      expect(table?.rows.map(({ rank, participant, points, wins }) => [rank, participant.name, points, wins])).toEqual([
        [1, "Lando Norris", 16.5, 1],
        [null, "max-verstappen", 18, 0],
      ]);
      expect(standingSchema.safeParse(table).success).toBe(true);
    });

    it("names a constructor with its engine where another of its cars had another", async () => {
      write("engine-manufacturers/climax.yml", "name: Climax\n");
      write("constructors/cooper.yml", "name: Cooper\ncountryId: uk\n");
      const row = (constructor: string, engine: string) =>
        `- position: 1\n  constructorId: ${constructor}\n  engineManufacturerId: ${engine}\n  points: 40\n`;
      const text = row("cooper", "climax") + row("cooper", "maserati") + row("ferrari", "ferrari");
      const [table] = await tableOf(write("seasons/2025/constructor-standings.yml", text));
      expect(table?.rows.map(({ participant }) => participant.name)).toEqual([
        "Cooper-Climax",
        "Cooper-maserati",
        "ferrari",
      ]);
      expect(table?.rows[0]?.participant.countryKey).toBe("GB");
    });

    it("is known by its place: the tables behind each race are others", () => {
      expect(isSeasonStandings("f1db/seasons/2025/driver-standings.yml")).toBe(true);
      expect(isSeasonStandings("f1db/seasons/2025/races/01-australia/driver-standings.yml")).toBe(false);
    });

    it("has none before the first race", async () => {
      write("seasons/2025/races/01-australia/race-results.yml", "");
      const path = write("seasons/2025/driver-standings.yml", "- position: 1\n  driverId: lando-norris\n  points: 0\n");
      expect(await tableOf(path)).toEqual([]);
    });
  });
});

const recordsOf = (items: readonly SourceItem[]): readonly MatchRecord[] =>
  items.flatMap((item) => (item.kind === "match" ? [item.record] : []));
const foldAt = ({ event, timeline }: MatchRecord | undefined = recordless(), untilSeconds = Infinity) =>
  foldTimeline(
    { ...event, provider: "ingest", clockRate: 1 },
    timeline.filter(({ atSeconds }) => atSeconds <= untilSeconds),
  );

function recordless(): never {
  throw new Error("no such record");
}

describe("flat YAML", () => {
  it("is a record or a list of records; what is nested deeper is left out", () => {
    expect(parseFlatYaml('a: 1\nb:\nc: "x: y"\nlayouts:\n  - id: z\n    a: 2\n')).toEqual([
      { a: "1", b: null, c: "x: y", layouts: null },
    ]);
    expect(parseFlatYaml("- a: 1\n  b: 2\n- a: 3\n")).toEqual([{ a: "1", b: "2" }, { a: "3" }]);
    expect(parseFlatYaml("")).toEqual([]);
  });

  it("leaves values as they are written, and follows no alias", () => {
    expect(parseFlatYaml("a: 007\nb: 2025-03-16\nc: true\nd: ~\ne: 'it''s'\n")).toEqual([
      { a: "007", b: "2025-03-16", c: "true", d: "~", e: "it's" },
    ]);
    expect(() => parseFlatYaml("a: &x y\nb: [*x, *x]\n")).toThrow(/alias/i);
  });

  it.each([
    ["1:42:06.304", 6126.304],
    ["30:39.965", 1839.965],
    ["+0.895", 0.895],
    ["+1 lap", null],
    [null, null],
  ])("reads times: %s", (text, seconds) => {
    expect(toSeconds(text)).toBe(seconds);
  });
});
