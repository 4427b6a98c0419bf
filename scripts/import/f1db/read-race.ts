import path from "node:path";
import { daySeconds } from "../../../shared/basics/day.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import type { Participant } from "../../../shared/timeline/schedule.ts";
import type { IngestLeague } from "../../../shared/ingest/league-schema.ts";
import { nameByContent } from "../incident-ids.ts";
import { labelOf, toWhereOf } from "../labels.ts";
import { toFaultItem, type SourceItem } from "../match-record.ts";
import {
  competition,
  competitionKey,
  createF1Data,
  expectedStarters,
  readRecords,
  sportId,
  tournamentId,
  type F1Data,
} from "./f1-data.ts";
import type { FlatRecord } from "./flat-yaml.ts";
import { joinCars, toAnnouncements, toRaceTimelines, type RaceStarter } from "./race-field.ts";

/** Sessions that are a race: their files, and what `race.yml` calls their date and laps. */
export const sessions = [
  {
    results: "race-results.yml",
    pitStops: "pit-stops.yml",
    qualifying: "qualifying-results.yml",
    fastestLaps: "fastest-laps.yml",
    title: "",
    date: "date",
    time: "time",
    laps: "laps",
    distance: "distance",
  },
  {
    results: "sprint-race-results.yml",
    pitStops: null,
    qualifying: "sprint-qualifying-results.yml",
    fastestLaps: null,
    title: "Sprint",
    date: "sprintRaceDate",
    time: "sprintRaceTime",
    laps: "sprintRaceLaps",
    distance: "sprintRaceDistance",
  },
] as const;
type Session = (typeof sessions)[number];

/** `race.yml` of f1db with the results beside it: each race is a league, each of its drivers an event. */
export async function* readRaceFile(file: string): AsyncGenerator<SourceItem> {
  const [race] = await readRecords(file);
  if (race === undefined) return yield toFaultItem({ position: "file", reason: "is no YAML" }, toWhereOf(file));
  const data = createF1Data(path.resolve(path.dirname(file), "../../../.."));
  for (const session of sessions) {
    yield* readSession(file, race, session, data);
  }
}

async function* readSession(
  file: string,
  race: FlatRecord,
  session: Session,
  data: F1Data,
): AsyncGenerator<SourceItem> {
  const folder = path.dirname(file);
  const results = await readRecords(path.join(folder, session.results));
  const held = heldOn(race, session, results.length > 0);
  if (held === null) return;
  const laps = Number(race[session.laps] ?? results[0]?.["laps"] ?? race["scheduledLaps"]);
  if (!Number.isFinite(held.startSeconds) || !(laps > 0)) {
    return yield toFaultItem({ position: session.results, reason: "has no date or no laps" }, toWhereOf(file));
  }
  const { startSeconds, timeKnown } = held;
  // Of a race that was held and has no results nothing is known.
  if (results.length === 0 && startSeconds * 1000 < Date.now()) return;
  const starters = await readStarters(folder, session, results, data);
  const grandPrix = await data.grandPrix(race["grandPrixId"] ?? "");
  const league = toLeague(race, session, grandPrix["fullName"] ?? race["grandPrixId"] ?? "Grand Prix");
  const information = await toInformation(race, { startSeconds, laps }, data);
  const distance = Number(race[session.distance]);
  const kilometres = distance > 0 ? distance : null;
  const timelines =
    results.length === 0
      ? toAnnouncements({ startSeconds, laps, kilometres, starters })
      : toRaceTimelines({ startSeconds, laps, kilometres, starters });
  const idOf = (starter: Participant) => stableId(sportId, "ingest", league.stageId, starter.id);
  const absent = results.length === 0 ? [] : await readAbsent(folder, starters, data);
  for (const [index, { driverId }] of starters.entries()) {
    const home = await data.participant(driverId);
    const replaced = absent[index];
    const event = {
      eventId: idOf(home),
      leagueStageId: league.stageId,
      sportId,
      startSeconds,
      timeKnown,
      round: "",
      home,
      away: null,
      result: null,
      ...(replaced === undefined ? {} : { placeholderId: idOf(replaced) }),
    };
    const timeline = [...(timelines.get(driverId) ?? []), information].toSorted((a, b) => a.atSeconds - b.atSeconds);
    yield {
      kind: "match",
      record: { where: labelOf(file), title: `${league.name}: ${home.name}`, league, event, timeline },
    };
  }
}

/** When a session begins; null where the weekend has none. The file of a race may have sprint results without a date of the sprint. */
export function heldOn(race: FlatRecord, session: Session, hasResults: boolean) {
  const [date = null, time = null] = [race[session.date], race[session.time]];
  const isDayBefore = date === null && hasResults;
  if (date === null && !isDayBefore) return null;
  const day = Date.parse(`${isDayBefore ? (race["date"] ?? "") : (date ?? "")}T${time ?? "12:00"}:00Z`) / 1000;
  return { startSeconds: isDayBefore ? day - daySeconds : day, timeKnown: time !== null };
}

async function readStarters(
  folder: string,
  session: Session,
  results: readonly FlatRecord[],
  data: F1Data,
): Promise<readonly RaceStarter[]> {
  const stops = session.pitStops === null ? [] : await readRecords(path.join(folder, session.pitStops));
  const qualifying = await readRecords(path.join(folder, session.qualifying));
  const fastestLaps = session.fastestLaps === null ? [] : await readRecords(path.join(folder, session.fastestLaps));
  const expected = qualifying.length > 0 ? qualifying.map(toQualified) : await expectedStarters(folder);
  const starters: RaceStarter[] = [];
  for (const result of joinCars(results.length > 0 ? results : expected)) {
    const driverId = result["driverId"];
    if (driverId == null) continue;
    const isOwn = (record: FlatRecord) => record["driverId"] === driverId;
    const pitStops = stops
      .filter(isOwn)
      .map((stop) => ({ lap: Number(stop["lap"]), time: stop["time"] ?? null }))
      .filter(({ lap }) => lap > 0)
      .toSorted((a, b) => a.lap - b.lap);
    const times = toTimes(qualifying.find(isOwn), fastestLaps.find(isOwn));
    const team = (await data.team(result["constructorId"] ?? ""))["name"] ?? null;
    starters.push({ driverId, result, pitStops, times, team });
  }
  return starters;
}

/** Before the race, the order of the qualifying is the grid. */
const toQualified = (row: FlatRecord): FlatRecord => ({ ...row, gridPosition: row["position"] ?? null });

/** Those who were expected in a race, and were not in it: their events are removed. */
async function readAbsent(folder: string, starters: readonly RaceStarter[], data: F1Data): Promise<Participant[]> {
  const started = new Set(starters.map(({ driverId }) => driverId));
  const absent = new Set((await expectedStarters(folder)).flatMap(({ driverId }) => driverId ?? []));
  return Promise.all([...absent].filter((driverId) => !started.has(driverId)).map((each) => data.participant(each)));
}

async function toInformation(
  race: FlatRecord,
  { startSeconds, laps }: { readonly startSeconds: number; readonly laps: number },
  data: F1Data,
): Promise<Incident> {
  const circuit = await data.circuit(race["circuitId"] ?? "");
  return nameByContent({
    kind: "information",
    atSeconds: startSeconds,
    information: {
      ...(circuit["fullName"] == null ? {} : { venue: circuit["fullName"] }),
      ...(circuit["placeName"] == null ? {} : { town: circuit["placeName"] }),
      facts: { laps: String(laps), ...(race["courseLength"] == null ? {} : { course: `${race["courseLength"]} km` }) },
    },
  });
}

/** A qualifying of one part has its time as such. */
function toTimes(qualifying: FlatRecord | undefined, fastest: FlatRecord | undefined): RaceStarter["times"] {
  const parts = {
    qualifying1: qualifying?.["q1"] ?? qualifying?.["time"],
    qualifying2: qualifying?.["q2"],
    qualifying3: qualifying?.["q3"],
    bestLap: fastest?.["time"],
  };
  return Object.fromEntries(Object.entries(parts).filter(([, time]) => time != null));
}

function toLeague(race: FlatRecord, session: Session, grandPrix: string): IngestLeague {
  const season = (race["date"] ?? "").slice(0, 4);
  const name = [competition, grandPrix, session.title].filter((part) => part !== "").join(" - ");
  return {
    sportId,
    stageId: stableId(sportId, "stage", competitionKey, season, race["id"] ?? "", session.results),
    tournamentId,
    templateId: stableId(sportId, "template", competitionKey),
    name,
    countryKey: "WORLD",
    season,
    timeZone: "UTC",
    rank: 1,
    type: "t",
  };
}
