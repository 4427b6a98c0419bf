import type { EventState } from "../../timeline/event-state.ts";
import type { DatedGame } from "../results/head-to-head.ts";
import { winnerByScore, winners } from "../results/winner.ts";
import { stageTypeOf } from "../stage-types.ts";
import { stage, stageType, type StageId } from "../stages.ts";

/** Over, and yet no table counts them. */
const uncounted: ReadonlySet<StageId> = new Set([stage.postponed, stage.cancelled, stage.abandoned]);
const late: ReadonlySet<StageId> = new Set([stage.afterExtraTime, stage.afterPenalties, stage.afterExtraInnings]);

/** An event as tables and form count it; null while it is not over, or when it came to nothing. */
export function toStandingsGame(event: EventState): DatedGame | null {
  const { schedule, score } = event;
  if (
    score === null ||
    schedule.away === null ||
    stageTypeOf(event.stage) !== stageType.finished ||
    uncounted.has(event.stage)
  )
    return null;
  const game = {
    homeId: schedule.home.id,
    awayId: schedule.away.id,
    score,
    startSeconds: schedule.startSeconds,
  };
  const lateWinner = late.has(event.stage) ? winnerByScore(event.shootOut ?? score) : winners.unknown;
  return lateWinner === winners.home || lateWinner === winners.away ? { ...game, lateWinner } : game;
}
