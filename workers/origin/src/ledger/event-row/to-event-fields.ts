import { bookmakersNamedIn } from "../../betting-prose/site-prose.ts";
import type { EventChange } from "../../../../../shared/wire/changes.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { extraTimes } from "../../../../../shared/sports/period-statuses.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { winnerByScore, winners } from "../../../../../shared/timeline/winner.ts";
import { isPlaying, isUndecided, shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../../../shared/sports/statuses.ts";
import { parseRound } from "../../draws/round-key.ts";
import { toBroadcast } from "./broadcast-cell.ts";
import type { SideNations } from "./side-nations.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { excitementOf } from "../../../../../shared/timeline/excitement/mark.ts";
import type { Pair } from "../../../../../shared/timeline/incident.ts";
import { toPenaltyFields } from "./penalty-cells.ts";
import { joinExtraParts, regularPeriods } from "../../../../../shared/timeline/periods.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";

/** A clock runs in these statuses: the client counts the minute (`BX` empty), else it is -1. */
const clockRuns: ReadonlySet<StatusId> = new Set([
  eventStatus.firstHalf,
  eventStatus.secondHalf,
  ...extraTimes,
  eventStatus.quarter1,
  eventStatus.quarter2,
  eventStatus.quarter3,
  eventStatus.quarter4,
]);
/** A game that did not take place has no score cells, even if a score is known. */
const notPlayed: ReadonlySet<StatusId> = new Set([eventStatus.postponed, eventStatus.cancelled]);

/** A row while it is put together: cells are set one by one, because a list puts thousands together at once. */
type OpenRow = { -readonly [Name in keyof EventChange]: EventChange[Name] };

/**
 * An event's complete row: unknown values are absent, or empty where clients look for the cell. Text of the round is in
 * the feed's language. A side's id within its event (`JA`, `JB`) is its number.
 * @param nations null where they are left out: a change of an event does not change its sides
 * @param betslipMode the mode of an event for which no source sends one
 */
export function toEventFields(
  state: EventState,
  roundText: string,
  nations: SideNations | null = null,
  betslipMode: number | null = null,
): EventChange {
  const { schedule } = state;
  const { home, away } = schedule;
  const type = shownStatusType(state.status);
  const row: OpenRow = {
    id: schedule.eventId,
    startSeconds: schedule.startSeconds,
    // A postponed event may still have its former end.
    endSeconds: Math.max(schedule.startSeconds, schedule.endSeconds ?? 0),
    statusType: type,
    statusTypeShown: type,
    status: state.status,
    homeNameShown: home.name,
    // These cells have no known value until a source sends one; then `setFacts` fills them.
    betslipMode,
    swappedSides: null,
    liveCentre: sportById(schedule.sportId)?.detailPage === false ? 0 : 1,
    addedTime: state.addedMinutes > 0 ? `+${state.addedMinutes}` : null,
    minute: minuteOf(state),
    homeCode: home.code,
    homeParticipantId: home.id,
    homeName: home.name,
    homeFullName: home.name,
    homeEventParticipantId: "1",
    homeSlug: home.slug,
    homeImage: home.image ?? null,
    liveBetting: null,
  };
  // This comes first: engines keep a row's fast layout only while few cells are set by a computed name.
  if (!notPlayed.has(state.status)) setScore(row, state);
  if (away !== null) setAway(row, away);
  if (nations !== null) setNations(row, nations, away !== null);
  if (type !== statusType.scheduled) row.statusStartSeconds = state.statusStartSeconds;
  if (type === statusType.live) row.live = "y";
  if (schedule.clockRate !== 1) row.clockRate = schedule.clockRate;
  if (!schedule.timeKnown) row.timeKnown = 0;
  if (roundText !== "") row.round = roundText;
  if (state.decidedBy !== undefined) row.decidedBy = state.decidedBy;
  if (state.hasContent === true) {
    row.moreContent = 1;
    // Live commentary comes in each language.
    if (type !== statusType.scheduled) row.comments = 1;
  }
  if (state.periodUpdatedSeconds !== undefined) row.periodUpdatedSeconds = state.periodUpdatedSeconds;
  if (state.facts !== undefined && !notPlayed.has(state.status)) setFacts(row, state);
  setDetails(row, state);
  return row;
}

function setAway(row: OpenRow, away: Participant): void {
  row.awayCode = away.code;
  row.awayParticipantId = away.id;
  row.awayName = away.name;
  row.awayFullName = away.name;
  row.awayEventParticipantId = "2";
  row.awaySlug = away.slug;
  row.awayImage = away.image ?? null;
}

/** An event without sides still has a participant. */
function setNations(row: OpenRow, { home, away }: SideNations, isDuel: boolean): void {
  if (home !== null) {
    row.homeCountryName = home.name;
    row.homeCountryId = String(home.id);
    if (!isDuel) {
      row.countryName = home.name;
      row.countryId = String(home.id);
    }
  }
  if (away !== null) {
    row.awayCountryName = away.name;
    row.awayCountryId = String(away.id);
  }
}

/**
 * The source's minute is used only where the rules of the sport's clock set none, the server only in a running game,
 * and a winner that the score does not show is also the winner at full time.
 */
function setFacts(row: OpenRow, { facts = {}, status: current, schedule }: EventState): void {
  const { minute, serve, winner, ...others } = facts;
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
  Object.assign(row, known);
  if (row.minute === undefined && typeof minute === "number") row.minute = minute;
  if (typeof serve === "number" && isPlaying(current)) {
    row.serve = serve;
    // Clients of tennis read there who serves; the row names the home side elsewhere, too.
    if (schedule.sportId === sportIds.tennis && serve === 2)
      row.homeNameShown = schedule.away?.name ?? schedule.home.name;
  }
  if (typeof winner === "number") {
    row.winner = winner;
    row.winnerFullTime = winner;
  }
}

/** Sets cells beside the score that come and go: a missing cell clears its previous value. */
function setDetails(row: OpenRow, state: EventState): void {
  const { schedule, notice, noticeIsBetting, underReview, channels, penalties } = state;
  if (schedule.away !== null) {
    row.homeUnderReview = underReview?.[0] ?? 0;
    row.awayUnderReview = underReview?.[1] ?? 0;
  }
  if (notice !== undefined) row.notice = notice;
  if (notice !== undefined && noticeIsBetting) row.noticeBookmakerIds = bookmakersNamedIn(notice);
  if (channels !== undefined && channels.length > 0) row.broadcast = toBroadcast(channels);
  if (penalties !== undefined && penalties.length > 0) Object.assign(row, toPenaltyFields(state));
  const excitement = excitementOf(state);
  if (excitement !== null) row.excitement = excitement;
}

/** -1 while no clock runs or the source has stopped it, null while the client counts, and the source's own minute where it gives one. */
function minuteOf({ schedule, status: current, facts }: EventState): number | null {
  const clock = sportById(schedule.sportId)?.clock ?? "none";
  if (clock === "none") return -1;
  if (clock === "source") return isPlaying(current) ? (facts?.minute ?? -1) : -1;
  return clockRuns.has(current) && facts?.minute !== -1 ? null : -1;
}

/** The keys of the parts, which the feed names one by one. */
const periodFields = [
  ["homePeriod1", "awayPeriod1"],
  ["homePeriod2", "awayPeriod2"],
  ["homePeriod3", "awayPeriod3"],
  ["homePeriod4", "awayPeriod4"],
  ["homePeriod5", "awayPeriod5"],
  ["homePeriod6", "awayPeriod6"],
  ["homePeriod7", "awayPeriod7"],
  ["homePeriod8", "awayPeriod8"],
  ["homePeriod9", "awayPeriod9"],
  ["homePeriod10", "awayPeriod10"],
  ["homePeriod11", "awayPeriod11"],
] as const;

function setScore(row: OpenRow, state: EventState): void {
  const { score, shootOut, redCards, periods } = state;
  if (score === null) return;
  const isDecided = shownStatusType(state.status) === statusType.finished && !isUndecided(state.status);
  // The wire counts a won shoot-out as one goal (AG, AH); the plain score is what `toPlainScore` gives back.
  const shootOutWinner = isDecided ? winnerByScore(shootOut) : winners.unknown;
  const shown: Pair = [
    score[0] + (shootOutWinner === winners.home ? 1 : 0),
    score[1] + (shootOutWinner === winners.away ? 1 : 0),
  ];
  row.homeScore = shown[0];
  row.awayScore = shown[1];
  // Beside every score; it differs from the score only after extra time or a shoot-out (F31).
  const regular = wentOn(state) ? (state.fullTime ?? score) : shown;
  row.homeFullTime = regular[0];
  row.awayFullTime = regular[1];
  const parts = joinExtraParts(periods, state.schedule.sportId, periodFields.length);
  for (let index = 0; index < parts.length; index += 1) {
    const [period, fields] = [parts[index], periodFields[index]];
    if (period === undefined || fields === undefined) break;
    row[fields[0]] = period[0];
    row[fields[1]] = period[1];
  }
  if (redCards[0] > 0) row.homeRedCards = redCards[0];
  if (redCards[1] > 0) row.awayRedCards = redCards[1];
  if (shootOut !== null) {
    row.homeShootOut = shootOut[0];
    row.awayShootOut = shootOut[1];
  }
  if (isDecided) {
    row.winner = winnerByScore(shown);
    row.winnerFullTime = winnerByScore(state.fullTime ?? score);
    if (row.winner === winners.home && isDecider(state)) row.homeAdvanced = 1;
    if (row.winner === winners.away && isDecider(state)) row.awayAdvanced = 1;
  }
}

/**
 * Whether this game alone decides who reaches the next round: a tie of several games is not decided by its last one
 * alone.
 */
const isDecider = ({ schedule: { round, seriesId } }: EventState): boolean =>
  seriesId === undefined && parseRound(round) !== null;

const wentOn = (state: EventState) =>
  state.periods.length > regularPeriods(state.schedule.sportId) ||
  state.shootOut !== null ||
  state.status === eventStatus.afterExtraTime ||
  state.status === eventStatus.afterExtraInnings ||
  extraTimes.has(state.status);
