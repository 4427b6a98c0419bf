import type { Result } from "../../../shared/timeline/incident.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { createFaultList } from "../fault-list.ts";
import type { Fault } from "../match-record.ts";
import {
  createMeetings,
  finalScore,
  numberMeetings,
  toRound,
  type ParsedGoal,
  type ParsedMatch,
} from "../parsed-match.ts";
import { parseDateText, resolveDate, type DateAnchor } from "./date-line.ts";
import { countGoals, parseGoals } from "./goals-text.ts";
import { parseBookings, parseLineUp, type LineUp } from "./line-up-text.ts";
import { looksLikeMatch, parseMatchLine, takeKickoff, type Kickoff } from "./match-line.ts";
import { mendResult } from "./mend-result.ts";
import { parseShootOut } from "./shoot-out-text.ts";
import type { ParsedKick } from "../soccer/parsed-details.ts";
import { isUnknownSide } from "../soccer/undecided-side.ts";
import { parseTitle } from "./titles.ts";

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
  const reader = new TxtReader();
  let line = 0;
  for (const raw of linesOf(content.replace(/^\uFEFF/, ""))) {
    line += 1;
    reader.read(line, raw.replaceAll("\t", "  ").trimEnd());
  }
  return reader.end();
}

/** Collects the matches of a file. A line depends on the headings, the dates and the match before it. */
class TxtReader {
  readonly #matches: TxtMatch[] = [];
  readonly #faults = createFaultList();
  readonly #meet = createMeetings();
  #title = parseTitle("");
  #anchor: DateAnchor | null = null;
  #day: number | null = null;
  #kickoff: Kickoff | null = null;
  #headerGround: string | null = null;
  #chapter = "";
  #round = "";
  #open: OpenMatch | null = null;
  #pending: OpenText | null = null;

  read(line: number, text: string): void {
    const words = text.trim();
    // A bracket of goals may hold an empty line; nothing else goes on after one.
    if (words === "" && this.#pending?.label !== "goals") this.#closeText();
    if (words === "" || words.startsWith("#")) return;
    const mark = roundMark.exec(words);
    const [, number = null] = /^\((\d+)\)\s/.exec(words) ?? [];
    const date = mark === null ? parseDateText(words.replace(/^\(\d+\)\s+/, "")) : null;
    const section = sectionPattern.exec(text);
    const [, marks = "", heading = ""] = /^(=+)\s+(.*?)\s*=*$/.exec(words) ?? [];
    if (marks.length > 1) {
      this.#closeMatch();
      this.#chapter = toHeading(heading);
      this.#round = this.#chapter;
    } else if (marks !== "") {
      this.#closeMatch();
      this.#title = parseTitle(words);
      this.#chapter = "";
    } else if (mark !== null) {
      this.#closeMatch();
      // "▪ Matchday 1 | Thu Jun 11" says when a round is, not that it begins here.
      if (!words.includes("|")) this.#round = inChapter(this.#chapter, toHeading(mark[1] ?? ""));
    } else if (date !== null) {
      this.#closeMatch();
      this.#takeDate(line, date, number);
    } else if (this.#pending !== null && this.#pending.label === "goals" && !looksLikeMatch(text)) {
      this.#pending.text += ` ${words}`;
      if (words.endsWith(")")) this.#closeText();
    } else if (/^\((?!\d+\)\s)/.test(words)) {
      this.#closeText();
      if (this.#open === null) this.#fault(line, "goals without a match");
      else this.#pending = { line, label: "goals", text: words };
      if (words.endsWith(")") && !/,\s*$/.test(words) && isBalanced(words)) this.#closeText();
    } else if (section !== null && !/ v /.test(text)) {
      this.#closeText();
      if (this.#open === null) this.#fault(line, `${section[1]?.trim() ?? ""} without a match`);
      else this.#pending = { line, label: (section[1] ?? "").trim(), text: section[2] ?? "" };
    } else if (this.#pending !== null && this.#pending.label !== "goals" && /^\s/.test(text)) {
      this.#pending.text += ` ${words}`;
    } else if (/^\S[^|]*\|/.test(text)) {
      // "Group A | France  Norway …" lists the teams of a group, and is skipped.
    } else if (looksLikeMatch(text)) {
      this.#closeMatch();
      this.#takeMatch(line, text);
    } else if (/^\S/.test(text) && bareRound.test(words)) {
      this.#closeMatch();
      this.#round = inChapter(this.#chapter, words.replace(/:$/, ""));
    } else {
      this.#closeText();
      this.#fault(line, `${JSON.stringify(words.slice(0, 60))} is not understood`);
    }
  }

  end(): TxtFile {
    this.#closeMatch();
    const { league, season } = this.#title;
    return { league, season, matches: numberMeetings(this.#matches), faults: this.#faults.all() };
  }

  #fault(line: number, reason: string, kind: NonNullable<Fault["kind"]> = "unreadable"): void {
    this.#faults.push({ position: `line ${line}`, reason, kind });
  }

  #closeText(): void {
    const text = this.#pending;
    this.#pending = null;
    if (text === null || this.#open === null) return;
    const reason = applySection(this.#open, text.label, text.text);
    if (reason !== null)
      this.#fault(text.line, reason, text.label === "goals" ? "goals are not the result" : "unreadable");
  }

  #closeMatch(): void {
    this.#closeText();
    if (this.#open === null) return;
    const { match, score, goals, ...detail } = this.#open;
    this.#open = null;
    const mended = mendResult(score, goals);
    if (typeof mended === "string") return this.#fault(match.line, `${match.home} - ${match.away}: ${mended}`);
    this.#faults.pushDropped(`line ${match.line}`, `${match.home} - ${match.away}`, mended?.dropped ?? []);
    this.#matches.push({
      ...match,
      ...detail,
      result: mended?.result ?? null,
      ...(goals === null ? {} : { goals }),
    });
  }

  #takeDate(line: number, date: NonNullable<ReturnType<typeof parseDateText>>, number: string | null): void {
    const resolved = resolveDate(date, this.#anchor ?? this.#title.years);
    this.#kickoff = null;
    this.#headerGround = null;
    this.#day = typeof resolved === "number" ? resolved : null;
    if (typeof resolved === "string") return this.#fault(line, resolved);
    this.#anchor = { day: resolved };
    const taken = takeKickoff(date.rest);
    if (typeof taken === "string") return this.#fault(line, taken);
    this.#kickoff = taken.kickoff;
    // "June 8   @ London   England  1-1 Switzerland": everything on one line.
    const [, ground = null, match = taken.rest] = /^@ *(\S.*?)(?: {2,}(\S.*)|$)/.exec(taken.rest) ?? [];
    this.#headerGround = ground;
    if ((match !== taken.rest || ground === null) && looksLikeMatch(match))
      this.#takeMatch(line, number === null ? match : `(${number}) ${match}`);
  }

  #takeMatch(line: number, text: string): void {
    const parsed = parseMatchLine(text);
    if (typeof parsed === "string") return this.#fault(line, parsed);
    const { home, away, score, number, isWithoutGame, dropped } = parsed;
    if (isUnknownSide(home) || isUnknownSide(away))
      return this.#fault(line, `${home} - ${away}`, "sides not known yet");
    const occurrence = this.#meet(home, away, this.#round, this.#day, `line ${line}`);
    if (typeof occurrence === "string") return this.#fault(line, `${home} - ${away}: ${occurrence}`, "listed twice");
    if (isWithoutGame) return this.#fault(line, `${home} - ${away}`, "not played by both");
    if (this.#day === null) return this.#fault(line, `${home} - ${away}: no date is known`);
    this.#kickoff = parsed.kickoff ?? this.#kickoff;
    this.#faults.pushDropped(`line ${line}`, `${home} - ${away}`, dropped);
    const { ground, attendance } = splitGround(parsed.ground ?? this.#headerGround);
    const offset = this.#kickoff?.utcOffsetMinutes ?? null;
    this.#open = {
      match: {
        line,
        number,
        round: toRound(this.#round),
        day: this.#day,
        minuteOfDay: this.#kickoff?.minuteOfDay ?? null,
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
