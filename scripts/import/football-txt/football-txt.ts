import type { Result } from "../../../shared/timeline/incident.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { createFaultList } from "../fault-list.ts";
import type { Fault } from "../match-record.ts";
import { createMeetings, finalScore, toRound, type ParsedGoal, type ParsedMatch } from "../parsed-match.ts";
import { parseDateText, resolveDate, type DateAnchor } from "./date-line.ts";
import { countGoals, parseGoals } from "./goals-text.ts";
import { parseBookings, parseLineUp, type LineUp } from "./line-up-text.ts";
import { looksLikeMatch, parseMatchLine, takeKickoff, type Kickoff } from "./match-line.ts";
import { mendResult } from "./mend-result.ts";
import { parseShootOut } from "./shoot-out-text.ts";
import type { ParsedKick } from "../soccer/parsed-details.ts";
import { isPlaceholder, parseTitle } from "./titles.ts";

/** A match of a Football.TXT file with everything that the file says of it. */
export type TxtMatch = ParsedMatch & {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly number: number | null;
  readonly ground: string | null;
  readonly attendance: number | null;
  readonly referees: readonly string[];
  readonly lineUps: readonly LineUp[];
  readonly shootOut: readonly ParsedKick[];
};
export type TxtFile = {
  /** Without its season; null when the file has no title. */
  readonly league: string | null;
  /** "2025-26", "2026"; null when the title names none. */
  readonly season: string | null;
  readonly matches: readonly TxtMatch[];
  readonly faults: readonly Fault[];
};

/** The parts of a match that are collected until the next one begins. */
type OpenMatch = {
  readonly match: Omit<TxtMatch, "goals" | "referees" | "lineUps" | "shootOut" | "result">;
  readonly score: Result | null;
  readonly referees: string[];
  readonly lineUps: LineUp[];
  goals: readonly ParsedGoal[] | null;
  shootOut: readonly ParsedKick[];
};
/** Text that goes on over several lines: until an empty one, or until its bracket closes. */
type OpenText = { readonly line: number; readonly label: string; text: string };

const roundMark = /^(?:▪+|»+)\s*(.*)$/;
const bareRound =
  /^(?:\d+\. |matchday|round|runde|quarter|semi|final|third|match for|play-?off|group|league|stage|championship|relegation|regular)/i;
const sectionPattern = /^(\S[^:]*|\s+(?:Yellow|Red|Yellow-Red)):\s+(\S.*)$/;

/** Never throws: what cannot be read is a fault with its line, and the rest goes on. */
export function parseFootballTxt(content: string): TxtFile {
  const matches: TxtMatch[] = [];
  const faults = createFaultList();
  const meet = createMeetings();
  let title = parseTitle("");
  let anchor: DateAnchor | null = null;
  let day: number | null = null;
  let kickoff: Kickoff | null = null;
  let headerGround: string | null = null;
  let chapter = "";
  let round = "";
  let open: OpenMatch | null = null;
  let pending: OpenText | null = null;

  const fault = (line: number, reason: string, kind: NonNullable<Fault["kind"]> = "unreadable") =>
    faults.push({ position: `line ${line}`, reason, kind });

  function closeText(): void {
    const text = pending;
    pending = null;
    if (text === null || open === null) return;
    const reason = applySection(open, text.label, text.text);
    if (reason !== null) fault(text.line, reason, text.label === "goals" ? "goals are not the result" : "unreadable");
  }

  function closeMatch(): void {
    closeText();
    if (open === null) return;
    const { match, score, goals, ...detail } = open;
    open = null;
    const mended = mendResult(score, goals);
    if (typeof mended === "string") return fault(match.line, `${match.home} - ${match.away}: ${mended}`);
    matches.push({
      ...match,
      ...detail,
      result: mended,
      ...(goals === null ? {} : { goals }),
    });
  }

  function takeDate(line: number, date: NonNullable<ReturnType<typeof parseDateText>>, number: string | null): void {
    const resolved = resolveDate(date, anchor ?? { startYear: title.startYear ?? new Date(0).getUTCFullYear() });
    kickoff = null;
    headerGround = null;
    day = typeof resolved === "number" ? resolved : null;
    if (typeof resolved === "string") return fault(line, resolved);
    anchor = { day: resolved };
    const taken = takeKickoff(date.rest);
    if (typeof taken === "string") return fault(line, taken);
    kickoff = taken.kickoff;
    // "June 8   @ London   England  1-1 Switzerland": everything on one line.
    const [, ground = null, match = taken.rest] = /^@ *(\S.*?)(?: {2,}(\S.*)|$)/.exec(taken.rest) ?? [];
    headerGround = ground;
    if (match !== taken.rest || ground === null) onSameLine(match);
    function onSameLine(text: string): void {
      if (looksLikeMatch(text)) takeMatch(line, number === null ? text : `(${number}) ${text}`);
    }
  }

  function takeMatch(line: number, text: string): void {
    const parsed = parseMatchLine(text);
    if (typeof parsed === "string") return fault(line, parsed);
    const { home, away, score, number, isWithoutGame } = parsed;
    if (isPlaceholder(home) || isPlaceholder(away)) return fault(line, `${home} - ${away}`, "sides not known yet");
    const occurrence = meet(home, away, round, day, `line ${line}`);
    if (typeof occurrence === "string") return fault(line, `${home} - ${away}: ${occurrence}`, "listed twice");
    if (isWithoutGame) return fault(line, `${home} - ${away}`, "not played by both");
    if (day === null) return fault(line, `${home} - ${away}: no date is known`);
    kickoff = parsed.kickoff ?? kickoff;
    const { ground, attendance } = splitGround(parsed.ground ?? headerGround);
    const offset = kickoff?.utcOffsetMinutes ?? null;
    open = {
      match: {
        line,
        number,
        round: toRound(round),
        day,
        minuteOfDay: kickoff?.minuteOfDay ?? null,
        ...(offset === null ? {} : { utcOffsetMinutes: offset }),
        home,
        away,
        occurrence,
        ground,
        attendance,
      },
      score,
      goals: null,
      referees: [],
      lineUps: [],
      shootOut: [],
    };
  }

  let line = 0;
  for (const raw of linesOf(content.replace(/^\uFEFF/, ""))) {
    line += 1;
    const text = raw.replaceAll("\t", "  ").trimEnd();
    const words = text.trim();
    if (words === "") {
      // A bracket of goals may hold an empty line; nothing else goes on after one.
      if (pending?.label !== "goals") closeText();
      continue;
    }
    if (words.startsWith("#")) continue;
    const mark = roundMark.exec(words);
    const [, number = null] = /^\((\d+)\)\s/.exec(words) ?? [];
    const date = mark === null ? parseDateText(words.replace(/^\(\d+\)\s+/, "")) : null;
    const section = sectionPattern.exec(text);
    const [, marks = "", heading = ""] = /^(=+)\s+(.*?)\s*=*$/.exec(words) ?? [];
    if (marks.length > 1) {
      closeMatch();
      chapter = toHeading(heading);
      round = chapter;
    } else if (marks !== "") {
      closeMatch();
      title = parseTitle(words);
      chapter = "";
    } else if (mark !== null) {
      closeMatch();
      // "▪ Matchday 1 | Thu Jun 11" says when a round is, not that it begins here.
      if (!words.includes("|")) round = inChapter(chapter, toHeading(mark[1] ?? ""));
    } else if (date !== null) {
      closeMatch();
      takeDate(line, date, number);
    } else if (pending !== null && pending.label === "goals" && !looksLikeMatch(text)) {
      pending.text += ` ${words}`;
      if (words.endsWith(")")) closeText();
    } else if (/^\((?!\d+\)\s)/.test(words)) {
      closeText();
      if (open === null) fault(line, "goals without a match");
      else pending = { line, label: "goals", text: words };
      if (words.endsWith(")") && !/,\s*$/.test(words) && isBalanced(words)) closeText();
    } else if (section !== null && !/ v /.test(text)) {
      closeText();
      if (open === null) fault(line, `${section[1]?.trim() ?? ""} without a match`);
      else pending = { line, label: (section[1] ?? "").trim(), text: section[2] ?? "" };
    } else if (pending !== null && pending.label !== "goals" && /^\s/.test(text)) {
      pending.text += ` ${words}`;
    } else if (/^\S[^|]*\|/.test(text)) {
      // "Group A | France  Norway …" lists the teams of a group, and is skipped.
    } else if (looksLikeMatch(text)) {
      closeMatch();
      takeMatch(line, text);
    } else if (/^\S/.test(text) && bareRound.test(words)) {
      closeMatch();
      round = inChapter(chapter, words.replace(/:$/, ""));
    } else {
      closeText();
      fault(line, `${JSON.stringify(words.slice(0, 60))} is not understood`);
    }
  }
  closeMatch();
  return { league: title.league, season: title.season, matches, faults: faults.all() };
}

/** Line by line: a file of empty lines would be a list much larger than itself. */
function* linesOf(text: string): Generator<string> {
  let start = 0;
  while (start <= text.length) {
    const end = text.indexOf("\n", start);
    const line = end === -1 ? text.slice(start) : text.slice(start, end);
    yield line.endsWith("\r") ? line.slice(0, -1) : line;
    start = end === -1 ? text.length + 1 : end + 1;
  }
}

const toHeading = (text: string): string => text.replace(/\s##?\s.*$/, "").trim();

/** "Playoffs" and "Final" → "Playoffs, Final". */
const inChapter = (chapter: string, round: string): string => (chapter === "" ? round : `${chapter}, ${round}`);

const isBalanced = (text: string) => text.split("(").length === text.split(")").length;

/** Adds a section's content to its match. @returns a description of the fault, null without one */
function applySection(open: OpenMatch, label: string, text: string): string | null {
  if (label === "goals") return applyGoals(open, text);
  if (/^Refs?(?:erees?)?$/.test(label)) {
    open.referees.push(...text.split(/[,;]/).map((name) => name.trim()));
    return null;
  }
  if (label === "Penalties") {
    const kicks = parseShootOut(text, open.score?.shootOut ?? null);
    if (typeof kicks === "string") return kicks;
    open.shootOut = kicks;
    return null;
  }
  const last = open.lineUps.at(-1);
  if ((label === "Yellow" || label === "Red" || label === "Yellow-Red") && last !== undefined) {
    const bookings = parseBookings(label, text);
    if (typeof bookings === "string") return bookings;
    open.lineUps.splice(-1, 1, { ...last, cards: [...last.cards, ...bookings] });
    return null;
  }
  if (label !== open.match.home && label !== open.match.away) return `${label} is neither side of the match above`;
  const lineUp = parseLineUp(label, text);
  if (typeof lineUp === "string") return lineUp;
  open.lineUps.push(lineUp);
  return null;
}

function applyGoals(open: OpenMatch, text: string): string | null {
  const score = open.score === null ? null : finalScore(open.score);
  const { home, away } = open.match;
  if (score === null) return `${home} - ${away}: goals without a score`;
  const goals = parseGoals(text, score);
  if (typeof goals === "string") return `${home} - ${away}: ${goals}`;
  const counted = countGoals(goals);
  if (counted.join() !== score.join() && open.score?.status !== eventStatus.awarded) {
    return `${home} - ${away}: the goals (${counted.join("-")}) are not the result ${score.join("-")}`;
  }
  open.goals = goals;
  return null;
}

function splitGround(text: string | null): { readonly ground: string | null; readonly attendance: number | null } {
  const match = /^(.*?),?\s*Att:\s*([\d,.]+)$/.exec(text ?? "");
  if (match === null) return { ground: text, attendance: null };
  return { ground: match[1] ?? "", attendance: Number((match[2] ?? "").replaceAll(/[,.]/g, "")) };
}
