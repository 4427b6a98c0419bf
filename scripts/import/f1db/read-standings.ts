import path from "node:path";
import { stableId } from "../../../shared/sports/stable-id.ts";
import type { IngestStanding } from "../../../shared/ingest/standing-schema.ts";
import type { RankedKind } from "../../../shared/competitions/reported-standing.ts";
import { labelOf } from "../labels.ts";
import type { SourceItem } from "../match-record.ts";
import {
  competitionKey,
  createF1Data,
  raceFolders,
  readRecords,
  sportId,
  tournamentId,
  type F1Data,
} from "./f1-data.ts";
import type { FlatRecord } from "./flat-yaml.ts";
import { heldOn, sessions } from "./read-race.ts";

const seasonFile = /^(\d{4})\/(driver|constructor)-standings\.yml$/;
const seasonAndKind = (file: string) =>
  seasonFile.exec(`${path.basename(path.dirname(path.resolve(file)))}/${path.basename(file)}`);

/** Whether a file is a season's table of drivers or constructors; there is one behind each race as well. */
export const isSeasonStandings = (file: string): boolean => seasonAndKind(file) !== null;

/**
 * A season's table as f1db has it. Results do not add up to it: only a driver's best results counted until 1990, drivers were
 * excluded, and points of constructors are those of their best car until 1979.
 */
export async function* readStandingsFile(file: string): AsyncGenerator<SourceItem> {
  const [, season = "", kind = ""] = seasonAndKind(file) ?? [];
  const of: RankedKind = kind === "driver" ? "starters" : "teams";
  const seasonFolder = path.dirname(path.resolve(file));
  const records = await readRecords(file);
  const { starts, wins } = await readSeason(seasonFolder, of);
  const last = Math.max(...starts);
  // A season that has not begun has no table.
  if (records.length === 0 || starts.length === 0) return;
  const data = createF1Data(path.resolve(seasonFolder, "../.."));
  const rows: IngestStanding["rows"][number][] = [];
  for (const record of records) {
    const participant = await participantOf(record, records, data);
    if (participant === null) continue;
    const rank = Number(record["position"]);
    const points = Number(record["points"] ?? 0);
    rows.push({
      rank: rank > 0 ? rank : null,
      participant,
      points: Number.isFinite(points) ? points : 0,
      wins: wins.get(keyOf(record, of)) ?? 0,
    });
  }
  const standing: IngestStanding = {
    id: stableId(sportId, "standing", competitionKey, season, of),
    tournamentId,
    season,
    of,
    races: starts.length,
    throughSeconds: last,
    rows,
  };
  yield { kind: "standing", where: labelOf(file), standing };
}

const engineKey = ({ constructorId, engineManufacturerId }: FlatRecord) =>
  `${constructorId ?? ""} ${engineManufacturerId ?? ""}`;
const keyOf = (record: FlatRecord, of: RankedKind): string =>
  of === "starters" ? (record["driverId"] ?? "") : engineKey(record);

/** When each race and sprint with results began, and how many races each driver or car has won. */
async function readSeason(seasonFolder: string, of: RankedKind) {
  const starts: number[] = [];
  const wins = new Map<string, number>();
  for (const folder of await raceFolders(seasonFolder)) {
    const [race] = await readRecords(path.join(folder, "race.yml"));
    for (const session of race === undefined ? [] : sessions) {
      const results = await readRecords(path.join(folder, session.results));
      const held = race === undefined || results.length === 0 ? null : heldOn(race, session, true);
      if (held === null || !Number.isFinite(held.startSeconds)) continue;
      starts.push(held.startSeconds);
      if (session.title !== "") continue;
      // Two drivers of one car have both won, and their car once.
      for (const key of new Set(results.filter(({ position }) => position === "1").map((row) => keyOf(row, of)))) {
        wins.set(key, (wins.get(key) ?? 0) + 1);
      }
    }
  }
  return { starts, wins };
}

/** A constructor that raced with several engines has a row for each, named with the engine's maker. */
function participantOf(record: FlatRecord, records: readonly FlatRecord[], data: F1Data) {
  const { driverId = null, constructorId = null, engineManufacturerId = null } = record;
  if (driverId !== null) return data.participant(driverId);
  if (constructorId === null) return null;
  const isOneOf = records.filter((other) => other["constructorId"] === constructorId).length > 1;
  return data.maker(constructorId, isOneOf ? engineManufacturerId : null);
}
