import type { EventChange } from "../feed/changes.ts";
import type { EventFields } from "../feed/event-fields.ts";
import { sportById } from "../sports/catalogue.ts";
import { winnerByScore, winners } from "../sports/results/winner.ts";
import { isPlaying, shownStageType } from "../sports/stage-types.ts";
import { stage, stageType, type StageId } from "../sports/stages.ts";
import { betslipModes } from "../betting/betslip-mode.ts";
import { toBroadcast } from "./broadcast-cell.ts";
import type { EventState } from "./event-state.ts";
import type { Pair } from "./incident.ts";
import { toPenaltyFields } from "./penalty-cells.ts";
import { regularParts } from "./parts.ts";
import type { Participant } from "./schedule.ts";

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

/**
 * An event's row, complete: what is not known is absent. Text of the round is in the feed's language. A side's id within
 * its event (`JA`, `JB`) is its number; nobody has images of sides, so that their cells are empty.
 */
export function toEventFields(state: EventState, roundText: string): EventChange {
  const { schedule } = state;
  const type = shownStageType(state.stage);
  return {
    startSeconds: schedule.startSeconds,
    endSeconds: schedule.startSeconds,
    stageType: type,
    stageTypeShown: type,
    stage: state.stage,
    homeNameShown: schedule.home.name,
    betslipMode: betslipModes.off,
    swappedSides: 0,
    liveCentre: 1,
    ...(type === stageType.scheduled ? {} : { stageStartSeconds: state.stageStartSeconds }),
    ...(type === stageType.live ? { live: "y" } : {}),
    addedTime: state.addedMinutes > 0 ? `+${state.addedMinutes}` : null,
    ...(schedule.clockRate === 1 ? {} : { clockRate: schedule.clockRate }),
    ...(schedule.timeKnown ? {} : { timeKnown: 0 }),
    homeCode: schedule.home.code,
    homeParticipantId: schedule.home.id,
    homeName: schedule.home.name,
    homeFullName: schedule.home.name,
    homeEventParticipantId: "1",
    homeSlug: schedule.home.slug,
    homeImage: null,
    ...(schedule.away === null ? {} : toAwayFields(schedule.away)),
    ...(notPlayed.has(state.stage) ? {} : { ...toScoreFields(state), ...state.facts }),
    ...toDetailFields(state),
    ...toPenaltyFields(state),
    minute: minuteOf(state),
    ...(roundText === "" ? {} : { round: roundText }),
    moreContent: 1,
    liveBetting: "n",
    id: schedule.eventId,
  };
}

/** What comes and goes beside the score: a cell that is not there clears the one before it. */
const toDetailFields = ({ schedule, notice, underReview = [0, 0], channels = [] }: EventState): EventFields => ({
  ...(schedule.away === null ? {} : { homeUnderReview: underReview[0], awayUnderReview: underReview[1] }),
  ...(notice === undefined ? {} : { notice }),
  ...(channels.length === 0 ? {} : { broadcast: toBroadcast(channels) }),
});

const toAwayFields = (away: Participant): EventFields => ({
  awayCode: away.code,
  awayParticipantId: away.id,
  awayName: away.name,
  awayFullName: away.name,
  awayEventParticipantId: "2",
  awaySlug: away.slug,
  awayImage: null,
});

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

const toPartFields = (parts: readonly Pair[]): EventFields =>
  Object.fromEntries(
    partFields.flatMap(([homeField, awayField], index) => {
      const part = parts[index];
      return part === undefined
        ? []
        : [
            [homeField, part[0]],
            [awayField, part[1]],
          ];
    }),
  );

function toScoreFields(state: EventState): EventFields {
  const { score, shootOut, redCards } = state;
  if (score === null) return {};
  const isDecided = shownStageType(state.stage) === stageType.finished && state.stage !== stage.abandoned;
  // The wire counts a won shoot-out as one goal (AG, AH); the plain score is what `toPlainScore` gives back.
  const shootOutWinner = isDecided ? winnerByScore(shootOut) : winners.unknown;
  const [home, away] = score;
  const shown: Pair = [
    home + (shootOutWinner === winners.home ? 1 : 0),
    away + (shootOutWinner === winners.away ? 1 : 0),
  ];
  // Present only when the game went on after regular time: its presence is what tells readers so (C4.36).
  const regular = state.fullTime !== null && wentOn(state) ? state.fullTime : null;
  return defined({
    homeScore: shown[0],
    awayScore: shown[1],
    homeFullTime: regular?.[0],
    awayFullTime: regular?.[1],
    ...toPartFields(state.parts),
    homeRedCards: redCards[0] > 0 ? redCards[0] : undefined,
    awayRedCards: redCards[1] > 0 ? redCards[1] : undefined,
    homeShootOut: shootOut?.[0],
    awayShootOut: shootOut?.[1],
    winner: isDecided ? winnerByScore(shown) : undefined,
    winnerFullTime: isDecided ? winnerByScore(state.fullTime ?? score) : undefined,
  });
}

const wentOn = (state: EventState) =>
  state.parts.length > regularParts(state.schedule.sportId) ||
  state.shootOut !== null ||
  state.stage === stage.afterExtraTime ||
  state.stage === stage.afterExtraInnings ||
  state.stage === stage.extraTime;

/** Absent cells are absent keys: an undefined value would read as "cleared" where fields are merged. */
function defined(fields: { readonly [K in keyof EventFields]: EventFields[K] | undefined }): EventFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
