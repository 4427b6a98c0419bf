import type { EventChange } from "../../../../../shared/feed/changes.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { winnerByScore, winners } from "../../../../../shared/sports/results/winner.ts";
import { isPlaying, shownStageType } from "../../../../../shared/sports/stage-types.ts";
import { stage, stageType, type StageId } from "../../../../../shared/sports/stages.ts";
import { betslipModes } from "../../../../../shared/betting/betslip-mode.ts";
import { toBroadcast } from "./broadcast-cell.ts";
import type { SideNations } from "./side-nations.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { Pair } from "../../../../../shared/timeline/incident.ts";
import { toPenaltyFields } from "./penalty-cells.ts";
import { regularParts } from "../../../../../shared/timeline/parts.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";

/** A clock runs in these stages: the minute is the reader's to count (`BX` empty), else -1. */
const clockRuns: ReadonlySet<StageId> = new Set([
  stage.firstHalf,
  stage.secondHalf,
  stage.extraTime,
  stage.quarter1,
  stage.quarter2,
  stage.quarter3,
  stage.quarter4,
]);
/** A game that did not take place has no score cells, whatever is known of it. */
const notPlayed: ReadonlySet<StageId> = new Set([stage.postponed, stage.cancelled]);

/** A row while it is put together: cells are set one by one, because a list puts thousands together at once. */
type OpenRow = { -readonly [Name in keyof EventChange]: EventChange[Name] };

/**
 * An event's row, complete: what is not known is absent. Text of the round is in the feed's language. A side's id within
 * its event (`JA`, `JB`) is its number; nobody has images of sides, so that their cells are empty.
 * @param nations null where they are not told: a change of an event is no change of its sides
 */
export function toEventFields(state: EventState, roundText: string, nations: SideNations | null = null): EventChange {
  const { schedule } = state;
  const { home, away } = schedule;
  const type = shownStageType(state.stage);
  const row: OpenRow = {
    id: schedule.eventId,
    startSeconds: schedule.startSeconds,
    endSeconds: schedule.startSeconds,
    stageType: type,
    stageTypeShown: type,
    stage: state.stage,
    homeNameShown: home.name,
    betslipMode: betslipModes.off,
    swappedSides: 0,
    liveCentre: 1,
    addedTime: state.addedMinutes > 0 ? `+${state.addedMinutes}` : null,
    minute: minuteOf(state),
    homeCode: home.code,
    homeParticipantId: home.id,
    homeName: home.name,
    homeFullName: home.name,
    homeEventParticipantId: "1",
    homeSlug: home.slug,
    homeImage: null,
    moreContent: 1,
    liveBetting: "n",
  };
  // First: engines keep a row's form only while few cells are set by a name that is worked out.
  if (!notPlayed.has(state.stage)) setScore(row, state);
  if (away !== null) setAway(row, away);
  if (nations !== null) setNations(row, nations, away !== null);
  if (type !== stageType.scheduled) row.stageStartSeconds = state.stageStartSeconds;
  if (type === stageType.live) row.live = "y";
  if (schedule.clockRate !== 1) row.clockRate = schedule.clockRate;
  if (!schedule.timeKnown) row.timeKnown = 0;
  if (roundText !== "") row.round = roundText;
  if (state.facts !== undefined && !notPlayed.has(state.stage)) setFacts(row, state);
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
  row.awayImage = null;
}

/** An event without sides has a participant all the same. */
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

/** The source's own minute is the row's by the rules of its clock alone. */
function setFacts(row: OpenRow, { facts }: EventState): void {
  const { minute } = row;
  Object.assign(row, facts);
  if (minute !== undefined) row.minute = minute;
}

/** What comes and goes beside the score: a cell that is not there clears the one before it. */
function setDetails(row: OpenRow, state: EventState): void {
  const { schedule, notice, underReview, channels, penalties } = state;
  if (schedule.away !== null) {
    row.homeUnderReview = underReview?.[0] ?? 0;
    row.awayUnderReview = underReview?.[1] ?? 0;
  }
  if (notice !== undefined) row.notice = notice;
  if (channels !== undefined && channels.length > 0) row.broadcast = toBroadcast(channels);
  if (penalties !== undefined && penalties.length > 0) Object.assign(row, toPenaltyFields(state));
}

/** -1 while no clock runs, null while the reader counts, and the source's own minute where it tells one. */
function minuteOf({ schedule, stage: current, facts }: EventState): number | null {
  const clock = sportById(schedule.sportId)?.clock ?? "none";
  if (clock === "none") return -1;
  if (clock === "source") return isPlaying(current) ? (facts?.minute ?? -1) : -1;
  return clockRuns.has(current) ? null : -1;
}

/** The keys of the parts, which the feed names one by one. */
const partFields = [
  ["homePart1", "awayPart1"],
  ["homePart2", "awayPart2"],
  ["homePart3", "awayPart3"],
  ["homePart4", "awayPart4"],
  ["homePart5", "awayPart5"],
  ["homePart6", "awayPart6"],
  ["homePart7", "awayPart7"],
  ["homePart8", "awayPart8"],
  ["homePart9", "awayPart9"],
  ["homePart10", "awayPart10"],
  ["homePart11", "awayPart11"],
] as const;

function setScore(row: OpenRow, state: EventState): void {
  const { score, shootOut, redCards, parts } = state;
  if (score === null) return;
  const isDecided = shownStageType(state.stage) === stageType.finished && state.stage !== stage.abandoned;
  // The wire counts a won shoot-out as one goal (AG, AH); the plain score is what `toPlainScore` gives back.
  const shootOutWinner = isDecided ? winnerByScore(shootOut) : winners.unknown;
  const shown: Pair = [
    score[0] + (shootOutWinner === winners.home ? 1 : 0),
    score[1] + (shootOutWinner === winners.away ? 1 : 0),
  ];
  row.homeScore = shown[0];
  row.awayScore = shown[1];
  // Present only when the game went on after regular time: its presence is what tells readers so (C4.36).
  if (state.fullTime !== null && wentOn(state)) {
    row.homeFullTime = state.fullTime[0];
    row.awayFullTime = state.fullTime[1];
  }
  for (let index = 0; index < parts.length; index += 1) {
    const [part, fields] = [parts[index], partFields[index]];
    if (part === undefined || fields === undefined) break;
    row[fields[0]] = part[0];
    row[fields[1]] = part[1];
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
  }
}

const wentOn = (state: EventState) =>
  state.parts.length > regularParts(state.schedule.sportId) ||
  state.shootOut !== null ||
  state.stage === stage.afterExtraTime ||
  state.stage === stage.afterExtraInnings ||
  state.stage === stage.extraTime;
