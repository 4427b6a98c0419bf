import { winnerByScore, winners } from "../../../../../shared/sports/results/winner.ts";
import { shownStageType } from "../../../../../shared/sports/stage-types.ts";
import { stage, stageType, type StageId } from "../../../../../shared/sports/stages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** How far back past games are looked for. */
const pastSeconds = 3 * 365 * 86_400;

const notPlayed: ReadonlySet<StageId> = new Set([stage.postponed, stage.cancelled, stage.abandoned]);

/** A participant's games that were over before an instant, newest first. */
export function pastGamesOf(
  { events }: LedgerContext,
  participantId: string,
  beforeSeconds: number,
): readonly EventState[] {
  return events
    .eventsOfParticipant(participantId, beforeSeconds - pastSeconds, beforeSeconds)
    .map(({ state }) => state)
    .filter((state) => isPlayed(state) && state.schedule.away !== null)
    .toReversed();
}

/** Over, with a score or, as a bout, with a winner alone. */
const isPlayed = (state: EventState) =>
  (state.score !== null || winnerOf(state) !== winners.draw) &&
  shownStageType(state.stage) === stageType.finished &&
  !notPlayed.has(state.stage);

/** Who won a game in the end: by fact, by shoot-out, by score. */
export function winnerOf({ facts, shootOut, score }: EventState): 0 | 1 | 2 {
  const { winner } = facts ?? {};
  if (winner === 1 || winner === 2) return winner;
  const byScore = winnerByScore(shootOut ?? score);
  return byScore === winners.unknown ? winners.draw : byScore;
}
