import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { DatedMatch } from "./standings-match.ts";
import { parseWinner, winnerByScore, winners, type Winner } from "../../../../shared/sports/results/winner.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { isLive, statusTypeOf } from "../../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../../shared/sports/statuses.ts";

/** Over, and yet no table counts them. */
const uncounted: ReadonlySet<StatusId> = new Set([eventStatus.postponed, eventStatus.cancelled, eventStatus.abandoned]);
const late: ReadonlySet<StatusId> = new Set([
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
  eventStatus.afterExtraInnings,
]);
/** Three sets win; a table tells a win in the fifth from the others. */
const decidingSets = 5;

/** An event as tables and form count it; null while it is not over, or when it came to nothing. */
export function toStandingsMatch(event: EventState): DatedMatch | null {
  const isOver = statusTypeOf(event.status) === statusType.finished && !uncounted.has(event.status);
  return isOver ? toMatch(event) : null;
}

/** A running event as a live table counts it: as if it ended now. Null for any other. */
export const toRunningMatch = (event: EventState): DatedMatch | null => (isLive(event.status) ? toMatch(event) : null);

function toMatch(event: EventState): DatedMatch | null {
  const { schedule } = event;
  const reported = parseWinner(event.facts?.winner);
  // A walkover has a winner and no score.
  const score = event.score ?? (reported === winners.unknown ? null : ([0, 0] as const));
  if (score === null || schedule.away === null) return null;
  const match = {
    homeId: schedule.home.id,
    awayId: schedule.away.id,
    score,
    startSeconds: schedule.startSeconds,
    ...(reported === winners.unknown ? {} : { winner: reported }),
  };
  const lateWinner = lateWinnerOf(event, reported);
  return lateWinner === winners.home || lateWinner === winners.away ? { ...match, lateWinner } : match;
}

function lateWinnerOf({ schedule, status: reached, score, shootOut }: EventState, reported: Winner): Winner {
  const isFifthSet = schedule.sportId === sportIds.volleyball && score !== null && score[0] + score[1] === decidingSets;
  if (!late.has(reached) && !isFifthSet) return winners.unknown;
  return reported === winners.unknown ? winnerByScore(shootOut ?? score) : reported;
}
