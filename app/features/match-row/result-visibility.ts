import { isLive, stageTypeOf } from "../../../shared/sports/stage-types.ts";
import { stage, stageType, type StageId } from "../../../shared/sports/stages.ts";
import { winners, type Winner } from "../../../shared/sports/results/winner.ts";

/**
 * Whether a row shows a result (C4.34): live, finished (neither postponed nor cancelled) and to-finish games do, but not
 * one without a score, nor a 0-0 that nobody says was a draw. A live 0-0 is a score; so is that of a match given up.
 */
export function isResultShown(event: {
  readonly stage: StageId;
  readonly score: readonly [home: number, away: number] | null;
  readonly winner: Winner;
}): boolean {
  const { score, winner } = event;
  if (!mayHaveResult(event.stage)) return false;
  if (winner === winners.draw || event.stage === stage.retired) return true;
  if (score === null) return false;
  return isLive(event.stage) || score[0] !== 0 || score[1] !== 0;
}

function mayHaveResult(id: StageId): boolean {
  if (id === stage.postponed || id === stage.cancelled) return false;
  return isLive(id) || id === stage.toFinish || stageTypeOf(id) === stageType.finished;
}
