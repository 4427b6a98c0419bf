import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Pair, Side } from "../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import type { RallyEvent, RallyMatch, RallyPlayer, RallySet } from "./rally-match.ts";

/**
 * Reads a DataVolley scout file (`.dvw`): sections of rows separated by semicolons. Its times are local to the ground, but the
 * file names no zone, so they count as UTC. @returns the match, or a text that explains why the file has none
 */
export function parseDvw(text: string, fileName: string): RallyMatch | string {
  const sections = toSections(text);
  const [date = "", time = "", season = "", competition = "", round = ""] = sections.get("3MATCH")?.[0] ?? [];
  const day = toDay(date, fileName);
  if (day === null) return `the date ${JSON.stringify(date)} is not a day`;
  const startSeconds = day + (toSecondsOfDay(time) ?? 0);
  const teams = sections.get("3TEAMS") ?? [];
  const names = [teams[0]?.[1]?.trim() ?? "", teams[1]?.[1]?.trim() ?? ""] as const;
  if (names.includes("")) return "a team is missing";
  const sets = toSets(sections.get("3SCOUT") ?? [], day, startSeconds);
  if (sets.length === 0) return "there is no rally";
  return {
    sportId: sportIds.volleyball,
    competition: toCompetition(competition, names),
    season: toSeason(season, date),
    round: round.trim().slice(0, 80),
    startSeconds,
    timeKnown: toSecondsOfDay(time) !== null,
    sides: [
      { name: names[0], players: toPlayers(sections.get("3PLAYERS-H") ?? []), coach: teams[0]?.[3]?.trim() ?? "" },
      { name: names[1], players: toPlayers(sections.get("3PLAYERS-V") ?? []), coach: teams[1]?.[3]?.trim() ?? "" },
    ],
    sets,
  };
}

type Rows = readonly (readonly string[])[];

function toSections(text: string): ReadonlyMap<string, Rows> {
  const sections = new Map<string, string[][]>();
  let rows: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const name = /^\[(.+)\]$/.exec(line)?.[1];
    if (name !== undefined) sections.set(name, (rows = []));
    else if (line !== "") rows.push(line.split(";"));
  }
  return sections;
}

/** Midnight. Day and month come in either order: the file's name (190301, 2022-08-23) decides where both could be. */
function toDay(date: string, fileName: string): number | null {
  const [first = NaN, second = NaN, year = NaN] = date.split("/").map(Number);
  const isMonthFirst = second > 12 || (first <= 12 && hasDay(fileName, year, first, second));
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  const atMs = Date.UTC(year, month - 1, day);
  return new Date(atMs).getUTCDate() === day && month >= 1 && month <= 12 ? atMs / 1000 : null;
}

function hasDay(fileName: string, year: number, month: number, day: number): boolean {
  const digits = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
  return fileName.replaceAll("-", "").includes(digits);
}

/** "20.30.00" */
function toSecondsOfDay(time: string | undefined): number | null {
  const match = /^(\d{1,2})\.(\d{2})\.(\d{2})$/.exec(time ?? "");
  return match === null ? null : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}

/** "Plus Liga 2018/2019 - Phase" → "Plus Liga": the season is a field of its own. */
function toCompetition(text: string, names: readonly string[]): string {
  const name = text
    .replaceAll(/\d{4}\/\d{2,5}/g, "")
    .split(" - ")[0]
    ?.trim();
  return name === undefined || name === "" ? names.join(" - ") : name;
}

/** "2018/2019" → "2018-19"; without one, or with one that runs backwards, the year of the date. */
function toSeason(text: string, date: string): string {
  const [from = NaN, to = NaN] = text.split("/").map(Number);
  return to === from + 1 ? `${from}-${String(to % 100).padStart(2, "0")}` : (date.split("/")[2] ?? "");
}

/** Columns: shirt, then the place in each of five sets (1 to 6 on court, * from the bench), names behind. */
const column = { shirt: 1, firstSet: 3, last: 9, first: 10, role: 12 } as const;

function toPlayers(rows: Rows): readonly RallyPlayer[] {
  return rows.flatMap((row) => {
    const shirt = row[column.shirt]?.trim() ?? "";
    const name = `${row[column.first] ?? ""} ${row[column.last] ?? ""}`.trim();
    if (shirt === "" || name === "") return [];
    return [
      {
        shirt: toShirt(shirt),
        name,
        isStarter: /^[1-6]$/.test(row[column.firstSet] ?? ""),
        isLibero: row[column.role] === "L",
      },
    ];
  });
}

const toShirt = (text: string) => String(Number(text));

const timeColumn = 7;
/** `*p12:11` a point and the score, `ac03:08` a change of players, `**1set` the end of a set. */
const pointPattern = /^([*a])p(\d+):(\d+)/;
const changePattern = /^([*a])c(\d+):(\d+)/;
const setEndPattern = /^\*\*\dset/;
/** The team, the shirt, the skill (A attack, B block, S serve), the kind of ball, and # for the winning touch. */
const winningTouch = /^([*a])(\d{2})([ABS]).#/;
const howBySkill: Readonly<Record<string, PlayName>> = { A: "attack", B: "net-block", S: "ace" };

function toSets(rows: Rows, day: number, startSeconds: number): readonly RallySet[] {
  const sets: RallySet[] = [];
  let events: RallyEvent[] = [];
  let begin: number | null = null;
  let now = startSeconds;
  let touch: RegExpExecArray | null = null;
  for (const row of rows) {
    const code = row[0] ?? "";
    now = toInstant(row[timeColumn], day, now);
    begin ??= now;
    const point = pointPattern.exec(code);
    const change = changePattern.exec(code);
    touch = winningTouch.exec(code) ?? touch;
    if (point !== null) {
      const side = toSide(point[1]);
      events.push({
        kind: "rally",
        atSeconds: now,
        side,
        score: [Number(point[2]), Number(point[3])] satisfies Pair,
        ...(touch !== null && toSide(touch[1]) === side ? toWinner(touch) : {}),
      });
      touch = null;
    } else if (change !== null) {
      const [off, on] = [toShirt(change[2] ?? ""), toShirt(change[3] ?? "")];
      events.push({ kind: "substitution", atSeconds: now, side: toSide(change[1]), off, on });
    } else if (setEndPattern.test(code)) {
      if (events.some(({ kind }) => kind === "rally")) sets.push({ startSeconds: begin, events });
      events = [];
      begin = null;
    }
  }
  return sets;
}

function toWinner(touch: RegExpExecArray): { readonly how?: PlayName; readonly shirt: string } {
  const how = howBySkill[touch[3] ?? ""];
  return { ...(how === undefined ? {} : { how }), shirt: toShirt(touch[2] ?? "") };
}

const toSide = (mark: string | undefined): Side => (mark === "*" ? 1 : 2);

/** Returns a row's instant, never before the previous one: a late match runs past midnight, and a row without a time has the previous time. */
function toInstant(time: string | undefined, day: number, before: number): number {
  const secondsOfDay = toSecondsOfDay(time);
  if (secondsOfDay === null) return before;
  const today = day + secondsOfDay;
  const halfDay = 43_200;
  return Math.max(before, today < before - halfDay ? today + 2 * halfDay : today);
}
