import { parseTimeOfDay } from "../../../shared/basics/zoned.ts";
import type { Result } from "../../../shared/timeline/incident.ts";
import type { Resolved } from "../../../shared/timeline/resolve-result.ts";
import { settleResult } from "../settle-result.ts";
import { statusOfWord } from "../status-words.ts";
import { parseScore, scoreSource, toBehindScore } from "./score-text.ts";

export type Kickoff = { readonly minuteOfDay: number; readonly utcOffsetMinutes: number | null };
export type MatchLine = {
  readonly number: number | null;
  /** Null where the line has none: the kick-off of the line above then counts. */
  readonly kickoff: Kickoff | null;
  readonly home: string;
  readonly away: string;
  readonly score: Result | null;
  /** The parts of the score that cannot be true beside the others, in words. */
  readonly dropped: readonly string[];
  /** "bye" and "w/o" are decided without a game. */
  readonly isWithoutGame: boolean;
  readonly ground: string | null;
};

const kickoffPattern = /^(\d{1,2}[.:]\d{2})(?: UTC([+-]\d{1,2})(?::(\d{2}))?)?(?= |$)/;
const between = new RegExp(String.raw`^(.+?)\s+(${scoreSource})\s+(\S.*)$`);
const behind = new RegExp(String.raw`^(.*?\S)\s+(${scoreSource})$`);

/** Takes a kick-off from the front of a text. `kickoff` is null without one; an invalid time gives a text with the fault. */
export function takeKickoff(text: string): { readonly kickoff: Kickoff | null; readonly rest: string } | string {
  const match = kickoffPattern.exec(text);
  if (match === null) return { kickoff: null, rest: text };
  const minuteOfDay = parseTimeOfDay((match[1] ?? "").replace(".", ":"));
  if (minuteOfDay === null) return `the time ${match[1] ?? ""} is not one`;
  const rest = text.slice(match[0].length).trim();
  if (match[2] === undefined) return { kickoff: { minuteOfDay, utcOffsetMinutes: null }, rest };
  const hours = Number(match[2]);
  const minutes = Number(match[3] ?? 0);
  return {
    kickoff: { minuteOfDay, utcOffsetMinutes: hours * 60 + (match[2].startsWith("-") ? -minutes : minutes) },
    rest,
  };
}

/** Whether a line is meant as a match: two sides with " v ", a score or a dash between them. */
export const looksLikeMatch = (line: string): boolean =>
  / v /.test(line) || /\s\d{1,3}-\d{1,3}(?:\s|$)/.test(line) || /\S {2,}- {2,}\S/.test(line);

/** Returns the match, or a text that explains why the line is not a match. */
export function parseMatchLine(line: string): MatchLine | string {
  const numbered = /^\s*(?:\((\d+)\)\s*)?(.*?)\s*$/.exec(line.replace(/\s##?.*$/, ""));
  const taken = takeKickoff((numbered?.[2] ?? "").trim());
  if (typeof taken === "string") return taken;
  const [beforeGround = "", ...ground] = taken.rest.split(/\s+@\s+/);
  const marked = /^(.*?)\s+(?:\[([^\]]*)\]|(bye|w\/o))$/.exec(beforeGround.trim());
  const status = (marked?.[2] ?? marked?.[3] ?? "").trim();
  const sides = splitSides((marked?.[1] ?? beforeGround).trim());
  if (typeof sides === "string") return sides;
  const isWithoutGame = status === "bye" || status === "w/o";
  const settled = isWithoutGame ? null : toResult(sides.score, status);
  if (typeof settled === "string") return `${sides.home} - ${sides.away}: ${settled}`;
  return {
    number: numbered?.[1] === undefined ? null : Number(numbered[1]),
    kickoff: taken.kickoff,
    home: sides.home,
    away: sides.away,
    score: settled?.result ?? null,
    dropped: settled?.dropped ?? [],
    isWithoutGame,
    ground: ground.length === 0 ? null : ground.join(" @ ").trim(),
  };
}

type Sides = { readonly home: string; readonly away: string; readonly score: Result | null };

/** "A v B 1-0", "A 1-0 B", "A v B", "A - B". */
function splitSides(written: string): Sides | string {
  const [, before = written, bracket = ""] = /^(.*\S)\s+(\([^()]*\))$/.exec(written) ?? [];
  const behindScore = bracket === "" ? null : toBehindScore(bracket);
  const text = behindScore === null ? written : before.replace(/(\s\d{1,3}-\d{1,3})(?=\s|$)/, `$1${behindScore}`);
  const versus = /^(.*?\S)\s+v\s+(\S.*)$/.exec(text);
  if (versus === null) {
    const match = between.exec(text) ?? /^(.*?\S) {2,}(-) {2,}(\S.*)$/.exec(text);
    return match === null
      ? "is not a match"
      : toSides(match[1] ?? "", match[3] ?? "", match[2] === "-" ? "" : (match[2] ?? ""));
  }
  const scored = behind.exec(versus[2] ?? "");
  return toSides(versus[1] ?? "", scored?.[1] ?? versus[2] ?? "", scored?.[2] ?? "");
}

function toSides(home: string, away: string, scoreText: string): Sides | string {
  for (const name of [home, away]) {
    // The remains of a broken score or time stick to a name and make it invalid; years in brackets are part of a name.
    const bare = name.replaceAll(/\(\d{4}(?:\s*[-–]\s*(?:\d{4})?)?\)/g, "");
    if (/ {2}|\t|[\d?]\s*[-:]\s*[\d?]|\d-$|\($|\([^)]*$/.test(bare))
      return `${JSON.stringify(name)} is not the name of a team`;
  }
  if (home === away && home !== "N.N.") return `${home} meets itself`;
  const score = scoreText === "" ? null : parseScore(scoreText);
  return score === null && scoreText !== "" ? `the score ${scoreText} is not one` : { home, away, score };
}

/**
 * Reads "awarded", "awarded 3-0; originally 0-2, …", "abandoned at 1-1 in 65'", "Rescheduled due to …". A score in the
 * brackets is the one that counts; a remark of several words that does not begin with a status does not affect the result.
 */
function toResult(score: Result | null, status: string): Resolved | null | string {
  if (status === "") return score === null ? null : settle(score);
  const [, word = "", rest = ""] = /^([a-z]+)\b(.*)$/i.exec(status) ?? [];
  const statusId = statusOfWord(word);
  if (statusId === undefined) {
    if (/\s/.test(status)) return score === null ? null : settle(score);
    return `the status ${JSON.stringify(status)} is unknown`;
  }
  const empty = { halfTime: null, fullTime: null, extraTime: null, shootOut: null };
  const counted = /^\s*(?:at )?(\d{1,3}-\d{1,3})\b/.exec(rest)?.[1];
  const decided = counted === undefined ? null : parseScore(counted);
  return settle({ ...(decided ?? score ?? empty), status: statusId });
}

/** Settles a score. One that is missing before extra time is filled in from the goals later: until then the final one stands for it. */
function settle(score: Result): Resolved | string {
  if (score.extraTime === null || score.fullTime !== null) return settleResult(score);
  const settled = settleResult({ ...score, fullTime: score.extraTime });
  return typeof settled === "string" ? settled : { ...settled, result: { ...settled.result, fullTime: null } };
}
