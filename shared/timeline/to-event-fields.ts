import type { EventChange } from "../feed/changes.ts";
import type { EventFields } from "../feed/event-fields.ts";
import { winnerByScore, winners } from "../sports/results/winner.ts";
import { shownStageType } from "../sports/stage-types.ts";
import { stage, stageType, type StageId } from "../sports/stages.ts";
import type { EventState } from "./event-state.ts";
import type { Pair } from "./incident.ts";

/** Football runs its own clock in these stages: the minute is the reader's to count (`BX` empty), else -1. */
const clockRuns: ReadonlySet<StageId> = new Set([stage.firstHalf, stage.secondHalf, stage.extraTime]);
/** A game that did not take place has no score cells, whatever is known of it. */
const notPlayed: ReadonlySet<StageId> = new Set([stage.postponed, stage.cancelled]);

/** An event's row, complete: what is not known is absent. Text of the round is in the feed's language. */
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
    swappedSides: 0,
    liveCentre: 1,
    ...(type === stageType.scheduled ? {} : { stageStartSeconds: state.stageStartSeconds }),
    ...(type === stageType.live ? { live: "y" } : {}),
    minute: clockRuns.has(state.stage) ? null : -1,
    addedTime: state.addedMinutes > 0 ? `+${state.addedMinutes}` : null,
    ...(schedule.clockRate === 1 ? {} : { clockRate: schedule.clockRate }),
    ...(schedule.timeKnown ? {} : { timeKnown: 0 }),
    homeCode: schedule.home.code,
    homeParticipantId: schedule.home.id,
    homeName: schedule.home.name,
    homeFullName: schedule.home.name,
    homeSlug: schedule.home.slug,
    awayCode: schedule.away.code,
    awayParticipantId: schedule.away.id,
    awayName: schedule.away.name,
    awayFullName: schedule.away.name,
    awaySlug: schedule.away.slug,
    ...(notPlayed.has(state.stage) ? {} : toScoreFields(state)),
    ...(roundText === "" ? {} : { round: roundText }),
    moreContent: 1,
    liveBetting: "n",
    id: schedule.eventId,
  };
}

function toScoreFields(state: EventState): EventFields {
  const { score, shootOut, redCards } = state;
  if (score === null) return {};
  const [homePart1, homePart2, homePart3] = state.parts.map((part) => part[0]);
  const [awayPart1, awayPart2, awayPart3] = state.parts.map((part) => part[1]);
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
    homePart1,
    awayPart1,
    homePart2,
    awayPart2,
    homePart3,
    awayPart3,
    homeRedCards: redCards[0] > 0 ? redCards[0] : undefined,
    awayRedCards: redCards[1] > 0 ? redCards[1] : undefined,
    homeShootOut: shootOut?.[0],
    awayShootOut: shootOut?.[1],
    winner: isDecided ? winnerByScore(shown) : undefined,
    winnerFullTime: isDecided ? winnerByScore(state.fullTime ?? score) : undefined,
  });
}

const wentOn = (state: EventState) =>
  state.parts.length > 2 ||
  state.shootOut !== null ||
  state.stage === stage.afterExtraTime ||
  state.stage === stage.extraTime;

/** Absent cells are absent keys: an undefined value would read as "cleared" where fields are merged. */
function defined(fields: { readonly [K in keyof EventFields]: EventFields[K] | undefined }): EventFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
