import { isRecord } from "../../shared/basics/record.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import { parseTimeOfDay } from "../../shared/basics/zoned.ts";
import type { Pair, Result } from "../../shared/timeline/incident.ts";
import { resultFault } from "../../shared/timeline/result-fault.ts";
import { withoutLevelShootOut } from "./level-shoot-out.ts";
import { createFaultList } from "./fault-list.ts";
import type { Fault } from "./match-record.ts";
import { isUnknownSide } from "./soccer/undecided-side.ts";
import { createMeetings, toRound, type ParsedMatch } from "./parsed-match.ts";

export type ParsedFile = {
  /** "French Ligue 1 2025/26"; empty when the file has none. */
  readonly name: string;
  readonly matches: readonly ParsedMatch[];
  readonly faults: readonly Fault[];
};

/** Never throws: what cannot be true is a fault, and the rest goes on. */
export function parseFootballJson(text: string): ParsedFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { name: "", matches: [], faults: [{ position: "file", reason: `is not JSON (${String(error)})` }] };
  }
  const records = isRecord(json) ? json["matches"] : undefined;
  if (!Array.isArray(records)) {
    return { name: "", matches: [], faults: [{ position: "file", reason: "has no list of matches" }] };
  }
  const matches: ParsedMatch[] = [];
  const faults = createFaultList();
  const meet = createMeetings();
  records.forEach((record: unknown, index) => {
    const match = parseMatch(record);
    const { team1, team2, round, date } = isRecord(record) ? record : {};
    // Counted for refused records too: mending one must not give the next one another id.
    const position = `matches[${index}]`;
    const occurrence = meet(team1, team2, round, date, position);
    if (typeof match === "string") faults.push({ position, reason: match });
    else if (isUnknownSide(match.home) || isUnknownSide(match.away))
      faults.push({ position, reason: `${match.home} - ${match.away}`, kind: "sides not known yet" });
    else if (typeof occurrence === "string")
      faults.push({ position, reason: `${match.home} - ${match.away}: ${occurrence}`, kind: "listed twice" });
    else matches.push({ ...match, occurrence });
  });
  const name = isRecord(json) ? json["name"] : undefined;
  return { name: typeof name === "string" ? name.trim() : "", matches, faults: faults.all() };
}

/** Returns the match, or a text that explains why the record is not a match. */
function parseMatch(record: unknown): Omit<ParsedMatch, "occurrence"> | string {
  if (!isRecord(record)) return "is not an object";
  const { round, stage, date, time, team1, team2, score, status, num, ground } = record;
  if (!isName(team1) || !isName(team2)) return "a team is missing";
  if (team1 === team2 && !isUnknownSide(team1)) return `${team1} meets itself`;
  const day = typeof date === "string" ? parseIsoDay(date) : null;
  if (day === null) return `the date ${JSON.stringify(date)} is not a day`;
  const minuteOfDay = time === undefined || time === "" ? null : parseTimeOfDay(String(time));
  if (minuteOfDay === null && time !== undefined && time !== "") return `the time ${JSON.stringify(time)} is not one`;
  const result = parseResult(score ?? {}, status);
  if (typeof result === "string") return `${team1} - ${team2}: ${result}`;
  return {
    round: inStage(stage, typeof round === "string" ? toRound(round) : ""),
    day,
    minuteOfDay,
    home: team1,
    away: team2,
    result,
    ...(typeof num === "number" ? { number: num } : {}),
    ...(isName(ground) ? { ground } : {}),
  };
}

/** Names of the stage in which everybody meets: its rounds are those of the league. */
const mainStage = /^(?:regular(?: season| round| stage)?|grunddurchgang|hauptrunde|fase regular|temporada regular)$/i;

/** "Finaldurchgang - Meister" and "23" → "Finaldurchgang - Meister, 23": a part of the season with a table of its own, or a play-off. */
function inStage(stage: unknown, round: string): string {
  if (!isName(stage) || mainStage.test(stage.trim())) return round;
  return [stage.trim(), round]
    .filter((part) => part !== "")
    .join(", ")
    .slice(0, mostRoundLetters);
}
const mostRoundLetters = 80;

const statusByStatus: ReadonlyMap<unknown, number> = new Map([
  ["awarded", eventStatus.awarded],
  ["cancelled", eventStatus.cancelled],
  ["postponed", eventStatus.postponed],
  ["abandoned", eventStatus.abandoned],
]);

function parseResult(score: unknown, status: unknown): Result | null | string {
  if (!isRecord(score)) return "the score is not an object";
  const scores: (Pair | null)[] = [];
  for (const key of ["ht", "ft", "et", "p"]) {
    const value = score[key];
    if (value === undefined) scores.push(null);
    else if (isPair(value)) scores.push(value);
    else return `the score ${key} ${JSON.stringify(value)} is not two numbers`;
  }
  const [halfTime = null, fullTime = null, extraTime = null, shootOut = null] = scores;
  const statusId = status === undefined ? statusOf(fullTime, extraTime, shootOut) : statusByStatus.get(status);
  if (statusId === undefined) return `the status ${JSON.stringify(status)} is unknown`;
  const result = withoutLevelShootOut({ status: statusId, halfTime, fullTime, extraTime, shootOut });
  if (statusId === eventStatus.scheduled && scores.every((entry) => entry === null)) return null;
  return resultFault(result) ?? (statusId === eventStatus.scheduled ? "a score without full time" : result);
}

function statusOf(fullTime: Pair | null, extraTime: Pair | null, shootOut: Pair | null): number {
  if (shootOut !== null) return eventStatus.afterPenalties;
  if (extraTime !== null) return eventStatus.afterExtraTime;
  return fullTime === null ? eventStatus.scheduled : eventStatus.finished;
}

const isName = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((entry) => typeof entry === "number");
