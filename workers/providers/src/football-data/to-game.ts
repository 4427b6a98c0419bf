import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import { toClub } from "../../../../shared/competitions/club-names.ts";
import type { LeagueFacts } from "../../../../shared/competitions/leagues.ts";
import { toNationalTeam } from "../../../../shared/competitions/national-teams.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import { resolveResult, type Resolved } from "../../../../shared/timeline/resolve-result.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { Clubs } from "../core/clubs.ts";
import type { Game } from "../core/game.ts";
import { isLevel, isSamePair, without } from "../core/pairs.ts";
import { toLeague, toSeason } from "../core/to-league.ts";
import { leagueOf } from "./football-data-leagues.ts";
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
const plus = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];
const isBelow = (a: Pair, b: Pair): boolean => a[0] < b[0] || a[1] < b[1];
/** Some matches have kicks beside the word of extra time, or of none. */
const isShootOut = ({ duration, penalties }: Score): boolean =>
  duration === "PENALTY_SHOOTOUT" || (toPair(penalties) ?? [0, 0]).some((kicks) => kicks > 0);

/**
 * The score without a shoot-out; null where nothing can be trusted. `fullTime` is the running score; once a shoot-out has begun it
 * usually holds the kicks, too, so that the other parts have to say how it was.
 */
function scoreOf(score: Score): Pair | null {
  const full = toPair(score.fullTime);
  const regular = toPair(score.regularTime);
  const extra = toPair(score.extraTime);
  const sum = regular === null || extra === null ? null : plus(regular, extra);
  if (isShootOut(score)) return sum ?? beforeKicks(full, regular, toPair(score.penalties));
  return full !== null && score.duration === "EXTRA_TIME" && regular !== null && isBelow(full, regular)
    ? (sum ?? regular)
    : full;
}

/** The score before a shoot-out whose extra time is unknown: level, unless it is the second leg of a tie. */
function beforeKicks(full: Pair | null, regular: Pair | null, kicks: Pair | null): Pair | null {
  if (full === null || kicks === null) return null;
  const rest = without(full, kicks);
  const possible = [rest, full, regular].filter(
    (pair) => pair !== null && (regular === null || !isBelow(pair, regular)),
  );
  return possible.find((pair) => pair !== null && isLevel(pair)) ?? regular ?? rest;
}

/**
 * The score of a shoot-out, by what the whole score counts beyond the one before it, and else by the kicks that are named. It has a
 * winner, and it is the one of the match; where both scores name another one, they are right.
 */
function shootOutOf(score: Score, before: Pair): Pair | null {
  const full = toPair(score.fullTime);
  const counted = full === null ? null : without(full, before);
  const named = toPair(score.penalties);
  const fitting = [counted, named].find((pair) => pair !== null && isWonBy(pair, score.winner)) ?? null;
  if (fitting !== null || counted === null || named === null) return fitting;
  return isSamePair(counted, named) && !isLevel(counted) ? counted : null;
}

function isWonBy([home, away]: Pair, winner: string | null): boolean {
  if (winner === "HOME_TEAM") return home > away;
  return winner === "AWAY_TEAM" ? away > home : home !== away;
}

/** How a match ended; null while it is not over, and while a part of it is missing. */
function resultOf(status: string, score: Score): Resolved | null {
  const played = scoreOf(score);
  const halfTime = toPair(score.halfTime);
  if (status === "AWARDED") {
    return resolveResult({ halfTime, fullTime: played, extraTime: null, shootOut: null }, eventStatus.awarded);
  }
  if (status !== "FINISHED" || played === null) return null;
  // A score of 0–0 without a winner is a default: the real one comes later.
  if (score.winner === null && played.every((goals) => goals === 0)) return null;
  const isLonger = isShootOut(score) || score.duration === "EXTRA_TIME";
  const shootOut = isShootOut(score) ? shootOutOf(score, played) : null;
  if (isShootOut(score) && shootOut === null) return null;
  const regular = isLonger ? toPair(score.regularTime) : null;
  const hasExtraTime = regular !== null && (toPair(score.extraTime) !== null || !isSamePair(regular, played));
  // The word is all that is known of an extra time whose parts are missing.
  const end = isLonger && regular === null && shootOut === null ? eventStatus.afterExtraTime : null;
  const parts = { halfTime, fullTime: regular ?? played, extraTime: hasExtraTime ? played : null, shootOut };
  const resolved = resolveResult(parts, end);
  return { ...resolved, dropped: [...resolved.dropped, ...contradictionsOf(score, shootOut)] };
}

/** What a source says against the shoot-out that counts, in words. */
function contradictionsOf({ penalties, winner }: Score, shootOut: Pair | null): readonly string[] {
  if (shootOut === null) return [];
  const kicks = toPair(penalties);
  const [result, others] = [shootOut.join("-"), kicks?.join("-") ?? null];
  return [
    ...(others === null || others === result ? [] : [`dropped: the penalties ${others} do not fit the other scores`]),
    ...(isWonBy(shootOut, winner) ? [] : [`dropped: the winner ${winner} does not fit the shoot-out ${result}`]),
  ];
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
export function toGame(match: FdMatch, clubs: Clubs): Game | string {
  const { homeTeam, awayTeam, status, score } = match;
  if (homeTeam?.name == null || awayTeam?.name == null) return undecided;
  const facts = leagueOf(match);
  const season = toSeason(Number(match.season.startDate.slice(0, 4)), isOneYear(match));
  const competition = { key: match.competition.code ?? match.competition.name, facts, season, clubs };
  const home = toSide(homeTeam, competition);
  const away = toSide(awayTeam, competition);
  if (home.id === away.id || home.slug === "" || away.slug === "") return undecided;
  const known = statusOf(match);
  if (known === null) return `the status ${JSON.stringify(status)} is not known`;
  const resolved = resultOf(status, score);
  const result = resolved?.result ?? null;
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
    ...(resolved === null || resolved.dropped.length === 0 ? {} : { dropped: resolved.dropped }),
  };
}

const isOneYear = ({ season: { startDate, endDate } }: FdMatch): boolean =>
  startDate.slice(0, 4) === endDate.slice(0, 4);

/** "GROUP_A" → "Group A". */
function toWords(word: string | null): string {
  const words = (word ?? "").toLowerCase().replaceAll("_", " ");
  return words.replace(/^./, (letter) => letter.toUpperCase()).replace(/ (.)$/, (letter) => letter.toUpperCase());
}

type Competition = {
  readonly key: string;
  readonly facts: LeagueFacts;
  readonly season: string;
  readonly clubs: Clubs;
};

/** Names are English. */
function toSide({ id, name, shortName, tla }: TeamSide, { key, facts, season, clubs }: Competition): Participant {
  const written = name ?? "";
  if (facts.sides === "national teams") return toNationalTeam(written, season);
  const { countryKey } = facts;
  const { participant } = id === null ? toClub(written, countryKey) : clubs.toClub(id, written, { key, countryKey });
  const code = tla !== null && /^[A-Z0-9]{1,5}$/.test(tla) ? tla : participant.code;
  const english = shortName ?? written;
  return { ...participant, code, ...(participant.name === english ? {} : { names: { en: english } }) };
}

const statuses: Readonly<Record<string, StatusId>> = {
  SCHEDULED: eventStatus.scheduled,
  TIMED: eventStatus.scheduled,
  EXTRA_TIME: eventStatus.extraTime,
  PENALTY_SHOOTOUT: eventStatus.penalties,
  FINISHED: eventStatus.finished,
  SUSPENDED: eventStatus.interrupted,
  ABANDONED: eventStatus.abandoned,
  POSTPONED: eventStatus.postponed,
  CANCELLED: eventStatus.cancelled,
  CANCELED: eventStatus.cancelled,
  AWARDED: eventStatus.awarded,
};

/** The status, null for an undocumented word: then the match keeps its last state. */
function statusOf({ status, score }: FdMatch): StatusId | null {
  // The breaks around extra time have the word of half-time.
  if (status === "PAUSED") return score.duration === "REGULAR" ? eventStatus.halfTime : eventStatus.break;
  if (status === "IN_PLAY" || status === "LIVE") {
    if (score.duration === "PENALTY_SHOOTOUT") return eventStatus.penalties;
    if (score.duration === "EXTRA_TIME") return eventStatus.extraTime;
    // The score of half-time is set at the break, and stays.
    return score.halfTime?.home == null ? eventStatus.firstHalf : eventStatus.secondHalf;
  }
  return Object.hasOwn(statuses, status) ? (statuses[status] ?? null) : null;
}
