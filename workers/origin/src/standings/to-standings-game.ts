import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { DatedGame } from "./standings-game.ts";
import { parseWinner, winnerByScore, winners, type Winner } from "../../../../shared/sports/results/winner.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { isLive, stageTypeOf } from "../../../../shared/sports/stage-types.ts";
import { stage, stageType, type StageId } from "../../../../shared/sports/stages.ts";

/** Over, and yet no table counts them. */
const uncounted: ReadonlySet<StageId> = new Set([stage.postponed, stage.cancelled, stage.abandoned]);
const late: ReadonlySet<StageId> = new Set([stage.afterExtraTime, stage.afterPenalties, stage.afterExtraInnings]);
/** Three sets win; a table tells a win in the fifth from the others. */
const decidingSets = 5;

/** An event as tables and form count it; null while it is not over, or when it came to nothing. */
export function toStandingsGame(event: EventState): DatedGame | null {
  const isOver = stageTypeOf(event.stage) === stageType.finished && !uncounted.has(event.stage);
  return isOver ? toGame(event) : null;
}

/** A running event as a live table counts it: as if it ended now. Null for any other. */
export const toRunningGame = (event: EventState): DatedGame | null => (isLive(event.stage) ? toGame(event) : null);

function toGame(event: EventState): DatedGame | null {
  const { schedule } = event;
  const told = parseWinner(event.facts?.winner);
  // A walkover has a winner and no score.
  const score = event.score ?? (told === winners.unknown ? null : ([0, 0] as const));
  if (score === null || schedule.away === null) return null;
  const game = {
    homeId: schedule.home.id,
    awayId: schedule.away.id,
    score,
    startSeconds: schedule.startSeconds,
    ...(told === winners.unknown ? {} : { winner: told }),
  };
  const lateWinner = lateWinnerOf(event, told);
  return lateWinner === winners.home || lateWinner === winners.away ? { ...game, lateWinner } : game;
}

function lateWinnerOf({ schedule, stage: reached, score, shootOut }: EventState, told: Winner): Winner {
  const isFifthSet = schedule.sportId === sportIds.volleyball && score !== null && score[0] + score[1] === decidingSets;
  if (!late.has(reached) && !isFifthSet) return winners.unknown;
  return told === winners.unknown ? winnerByScore(shootOut ?? score) : told;
}
