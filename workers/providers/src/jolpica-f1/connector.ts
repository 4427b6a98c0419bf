import { parseJson } from "../../../../shared/basics/parse-json.ts";
import type { Limit } from "../core/budget.ts";
import {
  notJson,
  otherShape,
  nothingRead,
  type Connector,
  type Reading,
  type Task,
  type View,
} from "../core/connector.ts";
import type { Race } from "../core/race.ts";
import { keyOf, mergeCalendar, toWeekend, weekendOf, type Weekend } from "./calendar.ts";
import { answerSchema, raceSchema, type ErgastLap, type ErgastRace } from "./schema.ts";
import { isStandingsPart, lastWeekends, readStandings, toStandingsTasks } from "./standings.ts";
import { toRace, type Pieces } from "./to-race.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Far below the 4 a second and 500 an hour that it takes today: volunteers run it, and it says that these will fall. */
const limits: readonly Limit[] = [
  { requests: 2, perMs: secondMs, burst: 1 },
  { requests: 100, perMs: hourMs, burst: 20 },
];
/** The server caches each address for an hour: asking earlier gets the old answer. */
const askAgainMs = 61 * minuteMs;
/** A session may have a result this long after its start. */
const importedAfterMs = 3 * hourMs;
const correctedForMs = 14 * dayMs;
/** A missing part is requested again after a sixth of the time for which it has been overdue. */
const shareOfWaiting = 6;
/** Rows of a page; one race's laps are more than a thousand. */
const pageRows = 100;

/** https://github.com/jolpica/jolpica-f1, in the shape of Ergast: Formula 1 after the fact, never live. */
export const jolpicaF1: Connector = {
  id: "jolpica-f1",
  limits,
  patienceMs: 40 * secondMs,
  headers: () => ({ accept: "application/json" }),
  // Under load on race days the server answers 403 to permitted requests.
  passingStatuses: [403],
  plan,
  read,
};

const parts = ["qualifying", "sprint", "results", "pitstops", "laps"] as const;
type Part = (typeof parts)[number];

function plan({ nowMs, notes }: View): readonly Task[] {
  const year = new Date(nowMs).getUTCFullYear();
  const calendar = calendarOf(notes);
  const weekends = calendar.filter(({ missingSinceMs }) => missingSinceMs === null);
  const isWeekend = calendar.some(({ startSeconds }) => Math.abs(startSeconds * 1000 - nowMs) < 4 * dayMs);
  return [
    { ...toCalendar(year), everyMs: isWeekend ? 6 * hourMs : dayMs },
    { ...toCalendar(year + 1), everyMs: dayMs },
    ...weekends.flatMap((weekend) => tasksOf(weekend, nowMs, notes)),
    ...lastWeekends(weekends, notes).flatMap((weekend) => {
      const overdueMs = nowMs - weekend.startSeconds * 1000 - importedAfterMs;
      return toStandingsTasks(weekend, notes, pageRows, (hasAnswer) =>
        overdueMs >= correctedForMs ? 7 * dayMs : hasAnswer ? dayMs : untilAskedAgain(overdueMs),
      );
    }),
  ];
}

/** Requests a missing part hourly at first, then ever less often, at last once a day: some parts never come, others come soon. */
const untilAskedAgain = (overdueMs: number): number =>
  Math.min(dayMs, Math.max(askAgainMs, overdueMs / shareOfWaiting));

/** Reads the calendar even if it is unchanged: after two days without a race in it, that race counts as cancelled. */
const toCalendar = (year: number) =>
  ({ id: `calendar:${year}`, path: `/${year}/races/?limit=${pageRows}`, isAlwaysRead: true }) as const;

function tasksOf(weekend: Weekend, nowMs: number, notes: View["notes"]): readonly Task[] {
  const { key, season, round, startSeconds, qualifyingSeconds, sprintSeconds } = weekend;
  const startMs = startSeconds * 1000;
  const has = (part: string) => notes.has(`${part}:${key}`);
  const task = (part: Part, everyMs: number, offset = 0): Task => ({
    id: `${part}:${key}:${offset}`,
    path: `/${season}/${round}/${part}/?limit=${pageRows}${offset === 0 ? "" : `&offset=${offset}`}`,
    everyMs,
  });
  const since = (seconds: number | null) => (seconds === null ? -dayMs : nowMs - seconds * 1000 - importedAfterMs);
  const isRecent = nowMs - startMs < correctedForMs;
  /** Known parts are requested daily while the race is recent, then all weekly: a part that is missing after weeks will hardly come. */
  const everyMs = (part: Part, seconds: number | null) =>
    !isRecent ? 7 * dayMs : has(part) ? dayMs : untilAskedAgain(since(seconds));
  const tasks: Task[] = [];
  if (since(qualifyingSeconds) > -hourMs) tasks.push(task("qualifying", everyMs("qualifying", qualifyingSeconds)));
  if (since(sprintSeconds) >= 0) tasks.push(task("sprint", everyMs("sprint", sprintSeconds)));
  if (since(startSeconds) >= 0) tasks.push(task("results", everyMs("results", startSeconds)));
  if (!has("results") || !isRecent) return tasks;
  const missingMs = untilAskedAgain(since(startSeconds));
  tasks.push(task("pitstops", has("pitstops") ? 7 * dayMs : missingMs));
  const total = Number(notes.get(`laps-total:${key}`) ?? 1);
  for (let offset = 0; offset < total; offset += pageRows) {
    tasks.push(task("laps", notes.has(`laps:${key}:${offset}`) ? 7 * dayMs : missingMs, offset));
  }
  return tasks;
}

function calendarOf(notes: View["notes"]): readonly Weekend[] {
  // `readCalendar` wrote these notes.
  return [...notes].flatMap(([name, note]) =>
    name.startsWith("calendar:") ? (JSON.parse(note) as readonly Weekend[]) : [],
  );
}

function read({ id }: Task, body: string, view: View): Reading | string {
  const json = parseJson(body);
  if (json === undefined) return notJson;
  const [part = "", key = ""] = id.split(":");
  if (isStandingsPart(part)) {
    const weekend = calendarOf(view.notes).find((one) => one.key === key);
    return weekend === undefined
      ? { ...nothingRead, faults: [`${key} is in no calendar`] }
      : readStandings(part, json, weekend);
  }
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return otherShape;
  const { RaceTable, total, offset } = answer.data.MRData;
  const races: ErgastRace[] = [];
  const faults: string[] = [];
  for (const [index, item] of RaceTable.Races.entries()) {
    const race = raceSchema.safeParse(item);
    if (race.success) races.push(race.data);
    else
      faults.push(
        `Races[${index}] ${race.error.issues
          .slice(0, 3)
          .map(({ path, message }) => `${path.join(".")}: ${message}`)
          .join("; ")}`,
      );
  }
  if (races.length === 0 && faults.length > 0) return otherShape;
  if (part === "calendar") return readCalendar(`calendar:${key}`, races, faults, view);
  const [race] = races;
  // Nothing was imported yet.
  if (race === undefined) return { ...nothingRead, faults };
  const weekend = weekendOf(calendarOf(view.notes), race);
  if (weekend === undefined || weekend.key !== key) {
    return { ...nothingRead, faults: [...faults, `the round is that of ${keyOf(race)} by now, not of ${key}`] };
  }
  const notes = toNotes(part, race, weekend.key, { total, offset });
  const known = new Map([...view.notes, ...Object.entries(notes)]);
  return { ...nothingRead, faults, notes, races: toRaces(weekend, known, view.nowMs) };
}

function readCalendar(name: string, races: readonly ErgastRace[], faults: readonly string[], view: View): Reading {
  // This function wrote the note before.
  const before = JSON.parse(view.notes.get(name) ?? "[]") as readonly Weekend[];
  const weekends = races.flatMap((race) => toWeekend(race) ?? []);
  // Ignore an empty calendar: it is next year's, or a mistake.
  if (weekends.length === 0) return { ...nothingRead, faults };
  const merged = mergeCalendar(before, weekends, view.nowMs);
  return {
    ...nothingRead,
    faults,
    notes: { [name]: JSON.stringify(merged) },
    races: merged.flatMap((weekend) => toRaces(weekend, view.notes, view.nowMs)),
  };
}

/** The notes to keep from an answer. */
function toNotes(
  part: string,
  race: ErgastRace,
  key: string,
  { total, offset }: { readonly total: number; readonly offset: number },
): Readonly<Record<string, string>> {
  const rows = {
    qualifying: race.QualifyingResults,
    sprint: race.SprintResults,
    results: race.Results,
    pitstops: race.PitStops,
  };
  if (part === "laps")
    return { [`laps:${key}:${offset}`]: JSON.stringify(race.Laps ?? []), [`laps-total:${key}`]: String(total) };
  const own = rows[part as keyof typeof rows] ?? [];
  return own.length === 0 ? {} : { [`${part}:${key}`]: JSON.stringify(own) };
}

function toRaces(weekend: Weekend, notes: View["notes"], nowMs: number): readonly Race[] {
  // `toNotes` wrote these notes.
  const rows = <T>(part: string) => JSON.parse(notes.get(`${part}:${weekend.key}`) ?? "[]") as readonly T[];
  const race: Pieces = {
    results: rows("results"),
    qualifying: rows("qualifying"),
    stops: rows("pitstops"),
    laps: lapsOf(weekend.key, notes),
  };
  const sprint: Pieces = { results: rows("sprint"), qualifying: [], stops: [], laps: [] };
  return [toRace(weekend, "race", race, nowMs), toRace(weekend, "sprint", sprint, nowMs)].filter((one) => one !== null);
}

/** The laps of all pages, joined because a page may end inside a lap that the next one continues. Empty while a page is missing. */
function lapsOf(key: string, notes: View["notes"]): readonly ErgastLap[] {
  const total = Number(notes.get(`laps-total:${key}`) ?? 0);
  const byNumber = new Map<number, ErgastLap>();
  for (let offset = 0; offset < total; offset += pageRows) {
    const page = notes.get(`laps:${key}:${offset}`);
    if (page === undefined) return [];
    // `toNotes` wrote this page.
    for (const { number, Timings } of JSON.parse(page) as readonly ErgastLap[]) {
      byNumber.set(number, { number, Timings: [...(byNumber.get(number)?.Timings ?? []), ...Timings] });
    }
  }
  return [...byNumber.values()];
}
