import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import { toClub } from "../../../../shared/competitions/club-names.ts";
import type { LeagueFacts } from "../../../../shared/competitions/leagues.ts";
import { toNationalTeam } from "../../../../shared/competitions/national-teams.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { Pair, Result } from "../../../../shared/timeline/incident.ts";
import { resultFault } from "../../../../shared/timeline/result-fault.ts";
import type { Game } from "../core/game.ts";
import { toLeague, toSeason } from "../core/to-league.ts";
import { leagueOf } from "./leagues.ts";
import { toDetails, toGoals } from "./to-incidents.ts";
import type { FdMatch, TeamSide } from "./schema.ts";

/** All matches around now form one group, because one request returns them. */
export const windowGroup = "window";

/** A match whose sides are not decided yet. */
export const undecided = "has no two sides yet";

type Score = FdMatch["score"];
type Sides = Score["fullTime"];

const toPair = (sides: Sides): Pair | null =>
  sides === null || sides.home === null || sides.away === null ? null : [sides.home, sides.away];
const plus = (a: Pair, b: Pair | null): Pair => (b === null ? a : [a[0] + b[0], a[1] + b[1]]);
const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];

/**
 * The score without a shoot-out. `fullTime` is the running score; after a shoot-out it holds its kicks, too, so that the parts
 * have to say how it was. Null where nothing can be trusted.
 */
function scoreOf({ duration, fullTime, regularTime, extraTime, penalties }: Score): Pair | null {
  const full = toPair(fullTime);
  const regular = toPair(regularTime);
  if (duration !== "PENALTY_SHOOTOUT") return full;
  if (regular !== null) return plus(regular, toPair(extraTime));
  const kicks = toPair(penalties);
  return full === null || kicks === null ? null : minus(full, kicks);
}

/** How a match ended; null while it is not over, and while a part of it is missing. */
function resultOf(status: string, score: Score): Result | null {
  const isAwarded = status === "AWARDED";
  if (status !== "FINISHED" && !isAwarded) return null;
  const full = scoreOf(score);
  // Never 0–0 by default: a score that is missing comes later.
  if (full === null || score.winner === null) return null;
  const halfTime = toPair(score.halfTime);
  const isLonger = score.duration === "EXTRA_TIME" || score.duration === "PENALTY_SHOOTOUT";
  const regular = toPair(score.regularTime);
  const shootOut = score.duration === "PENALTY_SHOOTOUT" ? toPair(score.penalties) : null;
  const hasExtraTime = isLonger && regular !== null && toPair(score.extraTime) !== null;
  const result: Result = {
    status: isAwarded ? eventStatus.awarded : endOf(score.duration, shootOut),
    halfTime,
    fullTime: isLonger && regular !== null ? regular : full,
    extraTime: hasExtraTime ? full : null,
    shootOut,
  };
  return [result, { ...result, halfTime: null }].find((candidate) => resultFault(candidate) === null) ?? null;
}

function endOf(duration: string | null, shootOut: Pair | null): StatusId {
  if (shootOut !== null) return eventStatus.afterPenalties;
  return duration === "REGULAR" || duration === null ? eventStatus.finished : eventStatus.afterExtraTime;
}

/**
 * The day is known before the hour. Until then the source says midnight in UTC, which is still the day before in America;
 * noon is not.
 */
function toStart({ utcDate, status }: FdMatch): Pick<Game, "startSeconds" | "timeKnown"> {
  const timeKnown = status !== "SCHEDULED";
  const startSeconds = Date.parse(utcDate) / 1000;
  return {
    timeKnown,
    startSeconds: timeKnown ? startSeconds : dayNumber(startSeconds, 0) * daySeconds + daySeconds / 2,
  };
}

/** Reads a match as football-data.org describes it. @returns the game, or in words why there is none */
export function toGame(match: FdMatch): Game | string {
  const { homeTeam, awayTeam, status, score } = match;
  if (homeTeam?.name == null || awayTeam?.name == null) return undecided;
  const facts = leagueOf(match);
  const season = toSeason(Number(match.season.startDate.slice(0, 4)), isOneYear(match));
  const home = toSide(homeTeam, facts, season);
  const away = toSide(awayTeam, facts, season);
  if (home.id === away.id || home.slug === "" || away.slug === "") return undecided;
  const known = statusOf(match);
  if (known === null) return `the status ${JSON.stringify(status)} is not known`;
  const result = resultOf(status, score);
  const isOver = status === "FINISHED" || status === "AWARDED";
  const sides = [homeTeam, awayTeam] as const;
  const ids = [home.id, away.id] as const;
  return {
    sourceId: String(match.id),
    group: windowGroup,
    league: toLeague(facts, season, "football-data"),
    sides: facts.sides ?? "clubs",
    round: match.matchday === null ? toWords(match.stage) : String(match.matchday),
    table: match.group === null ? null : toWords(match.group).replace(/^Group /, ""),
    ...toStart(match),
    home,
    away,
    status: isOver && result === null ? eventStatus.pending : known,
    score: known === eventStatus.scheduled ? null : scoreOf(score),
    halfTime: null,
    goals: toGoals(match.goals, sides, ids),
    details: toDetails(match, sides, ids),
    result,
    isOver,
  };
}

const isOneYear = ({ season: { startDate, endDate } }: FdMatch): boolean =>
  startDate.slice(0, 4) === endDate.slice(0, 4);

/** "GROUP_A" → "Group A". */
function toWords(word: string | null): string {
  const words = (word ?? "").toLowerCase().replaceAll("_", " ");
  return words.replace(/^./, (letter) => letter.toUpperCase()).replace(/ (.)$/, (letter) => letter.toUpperCase());
}

/** Names are English. */
function toSide({ name, shortName, tla }: TeamSide, facts: LeagueFacts, season: string): Participant {
  const written = name ?? "";
  if (facts.sides === "national teams") return toNationalTeam(written, season);
  const club = toClub(written, facts.countryKey);
  const { participant } = club;
  const code = tla !== null && /^[A-Z0-9]{1,5}$/.test(tla) ? tla : participant.code;
  const english = shortName ?? written;
  return { ...participant, code, ...(participant.name === english ? {} : { names: { en: english } }) };
}

const statuses: Readonly<Record<string, StatusId>> = {
  SCHEDULED: eventStatus.scheduled,
  TIMED: eventStatus.scheduled,
  PAUSED: eventStatus.halfTime,
  EXTRA_TIME: eventStatus.extraTime,
  PENALTY_SHOOTOUT: eventStatus.penalties,
  FINISHED: eventStatus.finished,
  SUSPENDED: eventStatus.interrupted,
  POSTPONED: eventStatus.postponed,
  CANCELLED: eventStatus.cancelled,
  CANCELED: eventStatus.cancelled,
  AWARDED: eventStatus.awarded,
};

/** The status, null for an undocumented word: then the match keeps its last state. */
function statusOf({ status, score }: FdMatch): StatusId | null {
  if (status === "IN_PLAY") {
    if (score.duration === "PENALTY_SHOOTOUT") return eventStatus.penalties;
    if (score.duration === "EXTRA_TIME") return eventStatus.extraTime;
    // The score of half-time is set at the break, and stays.
    return score.halfTime?.home == null ? eventStatus.firstHalf : eventStatus.secondHalf;
  }
  return Object.hasOwn(statuses, status) ? (statuses[status] ?? null) : null;
}
