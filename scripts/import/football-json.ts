import { isRecord } from "../../shared/basics/record.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import { parseTimeOfDay } from "../../shared/basics/zoned.ts";
import type { Pair } from "../../shared/timeline/incident.ts";
import { endOf, type Resolved } from "../../shared/timeline/resolve-result.ts";
import { createFaultList } from "./fault-list.ts";
import type { Fault } from "./match-record.ts";
import { isUnknownSide } from "./soccer/undecided-side.ts";
import { isUnknownPart, settleResult } from "./settle-result.ts";
import { statusOfWord } from "./status-words.ts";
import { createMeetings, numberMeetings, toRound, type ParsedMatch } from "./parsed-match.ts";

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
    else {
      const { dropped, ...kept } = match;
      matches.push({ ...kept, occurrence });
      faults.pushDropped(position, `${match.home} - ${match.away}`, dropped);
    }
  });
  const name = isRecord(json) ? json["name"] : undefined;
  return { name: typeof name === "string" ? name.trim() : "", matches: numberMeetings(matches), faults: faults.all() };
}

/** Returns the match, or a text that explains why the record is not a match. */
function parseMatch(record: unknown): (Omit<ParsedMatch, "occurrence"> & Pick<Resolved, "dropped">) | string {
  if (!isRecord(record)) return "is not an object";
  const { round, stage, date, time, team1, team2, score, status, num, ground } = record;
  if (!isName(team1) || !isName(team2)) return "a team is missing";
  if (team1 === team2 && !isUnknownSide(team1)) return `${team1} meets itself`;
  const day = typeof date === "string" ? parseIsoDay(date) : null;
  if (day === null) return `the date ${JSON.stringify(date)} is not a day`;
  const minuteOfDay = time === undefined || time === "" ? null : parseTimeOfDay(String(time));
  if (minuteOfDay === null && time !== undefined && time !== "") return `the time ${JSON.stringify(time)} is not one`;
  const parsed = parseResult(score ?? {}, status);
  if (typeof parsed === "string") return `${team1} - ${team2}: ${parsed}`;
  return {
    round: inStage(stage, typeof round === "string" ? toRound(round) : ""),
    day,
    minuteOfDay,
    home: team1,
    away: team2,
    result: parsed?.result ?? null,
    dropped: parsed?.dropped ?? [],
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

function parseResult(score: unknown, status: unknown): Resolved | null | string {
  if (!isRecord(score)) return "the score is not an object";
  const unreadable: string[] = [];
  const toPart = (key: string): Pair | null => {
    const value = score[key];
    if (isUnknownPart(value)) return null;
    if (isPair(value)) return value;
    unreadable.push(`dropped: the score ${key} ${JSON.stringify(value)} is not two numbers`);
    return null;
  };
  const fullTime = toPart("ft");
  if (unreadable.length > 0) return `the score ft ${JSON.stringify(score["ft"])} is not two numbers`;
  const parts = { halfTime: toPart("ht"), fullTime, extraTime: toPart("et"), shootOut: toPart("p") };
  const isEmpty = Object.values(parts).every((part) => part === null);
  const statusId = status === undefined ? (isEmpty ? eventStatus.scheduled : endOf(parts)) : statusOfWord(status);
  if (statusId === undefined) return `the status ${JSON.stringify(status)} is unknown`;
  if (statusId === eventStatus.scheduled) return null;
  const settled = settleResult({ status: statusId, ...parts });
  return typeof settled === "string" ? settled : { ...settled, dropped: [...unreadable, ...settled.dropped] };
}

const isName = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((entry) => typeof entry === "number");
