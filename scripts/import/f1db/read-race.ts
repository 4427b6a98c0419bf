import path from "node:path";
import { isCountryKey } from "../../../shared/places/countries.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { toSlug } from "../../../shared/addresses/slug.ts";
import type { Participant } from "../../../shared/timeline/schedule.ts";
import type { IngestLeague } from "../../../shared/ingest/league-schema.ts";
import { readFileText } from "../file-text.ts";
import { nameByContent } from "../incident-ids.ts";
import { labelOf, toWhereOf } from "../labels.ts";
import { toFaultItem, type SourceItem } from "../match-record.ts";
import { parseFlatYaml, type FlatRecord } from "./flat-yaml.ts";
import { joinCars, toRaceTimelines, type RaceStarter } from "./race-field.ts";

const sportId = sportIds["auto-racing"];
const competition = "Formule 1";
/** Sessions that are a race: their files, and what `race.yml` calls their date and laps. */
const sessions = [
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
  const data = createData(file);
  for (const session of sessions) {
    if (race[session.date] == null) continue;
    yield* readSession(file, race, session, data);
  }
}

/** Reads the data that races share: countries, drivers, circuits. A missing file counts as empty. */
function createData(raceFile: string) {
  const root = path.resolve(path.dirname(raceFile), "../../../..");
  const read = async (...parts: readonly string[]): Promise<FlatRecord> =>
    (await readRecords(path.join(root, ...parts)))[0] ?? {};
  return {
    async participant(driverId: string): Promise<Participant> {
      const driver = await read("drivers", `${driverId}.yml`);
      const country = await read("countries", `${driver["nationalityCountryId"] ?? ""}.yml`);
      const name = driver["name"] ?? driverId;
      const countryKey = country["alpha2Code"] ?? "";
      return {
        id: stableId(sportId, "starter", toSlug(name)),
        name,
        code: (driver["abbreviation"] ?? driverId.slice(0, 3)).toUpperCase(),
        slug: toSlug(name),
        ...(isCountryKey(countryKey) ? { countryKey } : {}),
      };
    },
    team: (id: string) => read("constructors", `${id}.yml`),
    circuit: (id: string) => read("circuits", `${id}.yml`),
    grandPrix: (id: string) => read("grands-prix", `${id}.yml`),
  };
}

async function* readSession(
  file: string,
  race: FlatRecord,
  session: Session,
  data: ReturnType<typeof createData>,
): AsyncGenerator<SourceItem> {
  const whereOf = toWhereOf(file);
  const startSeconds = Date.parse(`${race[session.date]}T${race[session.time] ?? "12:00"}:00Z`) / 1000;
  const laps = Number(race[session.laps] ?? race["scheduledLaps"]);
  if (!Number.isFinite(startSeconds) || !(laps > 0)) {
    return yield toFaultItem({ position: session.results, reason: "has no date or no laps" }, whereOf);
  }
  const folder = path.dirname(file);
  const results = await readRecords(path.join(folder, session.results));
  if (results.length === 0) return;
  const stops = session.pitStops === null ? [] : await readRecords(path.join(folder, session.pitStops));
  const qualifying = await readRecords(path.join(folder, session.qualifying));
  const fastestLaps = session.fastestLaps === null ? [] : await readRecords(path.join(folder, session.fastestLaps));
  const starters: RaceStarter[] = [];
  for (const result of joinCars(results)) {
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
  const grandPrix = await data.grandPrix(race["grandPrixId"] ?? "");
  const circuit = await data.circuit(race["circuitId"] ?? "");
  const league = toLeague(race, session, grandPrix["fullName"] ?? race["grandPrixId"] ?? "Grand Prix");
  const information = nameByContent({
    kind: "information",
    atSeconds: startSeconds,
    information: {
      ...(circuit["fullName"] == null ? {} : { venue: circuit["fullName"] }),
      ...(circuit["placeName"] == null ? {} : { town: circuit["placeName"] }),
      facts: { laps: String(laps), ...(race["courseLength"] == null ? {} : { course: `${race["courseLength"]} km` }) },
    },
  });
  const distance = Number(race[session.distance]);
  const timelines = toRaceTimelines({ startSeconds, laps, kilometres: distance > 0 ? distance : null, starters });
  for (const { driverId } of starters) {
    const home = await data.participant(driverId);
    const event = {
      eventId: stableId(sportId, "ingest", league.stageId, home.id),
      leagueStageId: league.stageId,
      sportId,
      startSeconds,
      timeKnown: race[session.time] != null,
      round: "",
      home,
      away: null,
      result: null,
    };
    const timeline = [...(timelines.get(driverId) ?? []), information].toSorted((a, b) => a.atSeconds - b.atSeconds);
    yield {
      kind: "match",
      record: { where: labelOf(file), title: `${league.name}: ${home.name}`, league, event, timeline },
    };
  }
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
  const key = `WORLD/${toSlug(competition)}`;
  const season = (race["date"] ?? "").slice(0, 4);
  const name = [competition, grandPrix, session.title].filter((part) => part !== "").join(" - ");
  return {
    sportId,
    stageId: stableId(sportId, "stage", key, season, race["id"] ?? "", session.results),
    tournamentId: stableId(sportId, "tournament", key),
    templateId: stableId(sportId, "template", key),
    name,
    countryKey: "WORLD",
    season,
    timeZone: "UTC",
    rank: 1,
    type: "t",
  };
}

/** Empty where the file is missing, because the session has not been run, and where it is not YAML. */
async function readRecords(file: string): Promise<readonly FlatRecord[]> {
  try {
    return parseFlatYaml(await readFileText(file));
  } catch {
    return [];
  }
}
