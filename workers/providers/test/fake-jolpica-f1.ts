import type { Clock } from "./bench.ts";
import { startLoopback, type Loopback, type Received, type Reply } from "./loopback.ts";

const drivers = {
  arc: { driverId: "arc", givenName: "Ada", familyName: "Arc", nationality: "French", code: "ARC" },
  bor: { driverId: "bor", givenName: "Bea", familyName: "Bor", nationality: "German", code: "BOR" },
  cy: { driverId: "cy", givenName: "Cleo", familyName: "Cy", nationality: "British", code: "CYY" },
} as const;
export type DriverId = keyof typeof drivers;

export const anF1Race = (round: string, raceName: string, circuitId: string, startMs: number) => ({
  season: "2026",
  round,
  url: `https://en.wikipedia.test/${raceName}`,
  raceName,
  Circuit: {
    circuitId,
    url: "https://en.wikipedia.test/circuit",
    circuitName: `${circuitId} circuit`,
    Location: { lat: "1.2", long: "3.4", locality: "Ringstadt", country: "Germany" },
  },
  date: new Date(startMs).toISOString().slice(0, 10),
  time: new Date(startMs).toISOString().slice(11).replace(".000Z", "Z") as string | undefined,
  Qualifying: { date: new Date(startMs - 86_400_000).toISOString().slice(0, 10), time: "15:00:00Z" },
});
export type F1Race = ReturnType<typeof anF1Race>;

export const anF1Result = (positionText: string, driver: DriverId, laps: number, time: string, points: string) => ({
  number: "7",
  position: positionText,
  positionText,
  points,
  grid: "1",
  laps: String(laps),
  status: positionText === "R" ? "Retired" : "Finished",
  Driver: drivers[driver],
  Constructor: { constructorId: "team", name: "Team Ring" },
  ...(time === "" ? {} : { Time: { millis: "1", time } }),
  FastestLap: { rank: "1", lap: "3", Time: { time: "1:20.100" } },
});

export const anF1Qualifying = (position: string, driver: DriverId, q1: string) => ({
  number: "7",
  position,
  Driver: drivers[driver],
  Constructor: { constructorId: "team", name: "Team Ring" },
  Q1: q1,
  Q2: "",
});

const constructors = {
  ring: { constructorId: "ring", name: "Team Ring", nationality: "Italian" },
  lake: { constructorId: "lake", name: "Lake Racing", nationality: "British" },
} as const;

/** A place of a season's table; without `position` where it is no number. */
const aPlace = (positionText: string, points: string, wins: string) => ({
  ...(/^\d+$/.test(positionText) ? { position: positionText } : {}),
  positionText,
  points,
  wins,
});
export const anF1DriverPlace = (positionText: string, driver: DriverId, points: string, wins: string) => ({
  ...aPlace(positionText, points, wins),
  Driver: drivers[driver],
  Constructors: [constructors.lake, constructors.ring],
});
export const anF1TeamPlace = (positionText: string, team: keyof typeof constructors, points: string, wins: string) => ({
  ...aPlace(positionText, points, wins),
  Constructor: constructors[team],
});
type F1Tables = {
  DriverStandings: ReturnType<typeof anF1DriverPlace>[];
  ConstructorStandings: ReturnType<typeof anF1TeamPlace>[];
};

/** Rows of a session, by the kind that the address asks for. */
export type F1Rows = {
  results: ReturnType<typeof anF1Result>[];
  sprint: ReturnType<typeof anF1Result>[];
  qualifying: ReturnType<typeof anF1Qualifying>[];
  pitstops: { driverId: DriverId; stop: string; lap: string; time: string; duration: string }[];
  laps: { number: string; Timings: { driverId: DriverId; position: string; time: string }[] }[];
};

const nameOf = {
  results: "Results",
  sprint: "SprintResults",
  qualifying: "QualifyingResults",
  pitstops: "PitStops",
  laps: "Laps",
} as const;
const isKind = (text: string): text is keyof F1Rows => Object.hasOwn(nameOf, text);
const cachedMs = 3_600_000;
const mostLimit = 100;
const html = "<!doctype html><title>404</title>";

const toBody = (total: number, offset: number, races: readonly object[]): string =>
  JSON.stringify({
    MRData: {
      xmlns: "",
      series: "f1",
      url: "",
      limit: "100",
      offset: String(offset),
      total: String(total),
      RaceTable: { season: "2026", Races: races },
    },
  });

/** jolpica-f1: Ergast's shape, texts for numbers, pages by rows, and an hour's cache of every address. */
export async function startFakeJolpicaF1(clock: Clock) {
  const calendar: F1Race[] = [];
  const rows = new Map<F1Race, F1Rows>();
  const tables = new Map<F1Race, F1Tables>();
  const cache = new Map<string, { readonly atMs: number; readonly body: string }>();

  function toTable(round: string, name: keyof F1Tables): string {
    const all = tables.get(calendar[Number(round) - 1] as F1Race)?.[name] ?? [];
    const lists = all.length === 0 ? [] : [{ season: "2026", round, [name]: all }];
    const StandingsTable = { season: "2026", round, StandingsLists: lists };
    return JSON.stringify({ MRData: { limit: "100", offset: "0", total: String(all.length), StandingsTable } });
  }

  function build(path: string): string | null {
    const url = new URL(path, "http://source.test");
    const limit = Math.min(mostLimit, Number(url.searchParams.get("limit") ?? 30));
    const offset = Number(url.searchParams.get("offset") ?? 0);
    const [, season = "", round, kind = ""] = /^\/(\d{4})\/(?:(\d+)\/)?(\w+)\/$/.exec(url.pathname) ?? [];
    if (kind === "races") return toBody(season === "2026" ? calendar.length : 0, 0, season === "2026" ? calendar : []);
    if (kind === "driverstandings") return toTable(round ?? "", "DriverStandings");
    if (kind === "constructorstandings") return toTable(round ?? "", "ConstructorStandings");
    if (!isKind(kind)) return null;
    // Rounds are numbered again whenever one goes.
    const race = calendar[Number(round) - 1];
    const all = race === undefined ? undefined : rows.get(race);
    if (race === undefined || all === undefined || all[kind].length === 0) return toBody(0, offset, []);
    if (kind !== "laps")
      return toBody(all[kind].length, offset, [{ ...race, [nameOf[kind]]: all[kind].slice(offset, offset + limit) }]);
    // A row is one timing of one lap: a page ends inside a lap.
    const timings = all.laps.flatMap(({ number, Timings }) => Timings.map((timing) => ({ number, timing })));
    const page = timings.slice(offset, offset + limit);
    const numbers = [...new Set(page.map(({ number }) => number))];
    const laps = numbers.map((number) => ({
      number,
      Timings: page.filter((row) => row.number === number).map(({ timing }) => timing),
    }));
    return toBody(timings.length, offset, [{ ...race, Laps: laps }]);
  }

  const answer = ({ path }: Received): Reply => {
    const kept = cache.get(path);
    if (kept !== undefined && clock.nowMs - kept.atMs < cachedMs) return { body: kept.body };
    const body = build(path);
    if (body === null) return { status: 404, headers: { "content-type": "text/html" }, body: html };
    cache.set(path, { atMs: clock.nowMs, body });
    return { body };
  };
  const server: Loopback = await startLoopback(answer, () => clock.nowMs);
  return {
    server,
    calendar,
    /** The tables after a race. */
    tablesOf(race: F1Race): F1Tables {
      const known = tables.get(race) ?? { DriverStandings: [], ConstructorStandings: [] };
      tables.set(race, known);
      return known;
    },
    rowsOf(race: F1Race): F1Rows {
      const known = rows.get(race) ?? { results: [], sprint: [], qualifying: [], pitstops: [], laps: [] };
      rows.set(race, known);
      return known;
    },
  };
}
