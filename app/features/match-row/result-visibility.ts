import { isLive, statusTypeOf } from "../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../shared/sports/statuses.ts";
import { winners, type Winner } from "../../../shared/timeline/winner.ts";

/**
 * Whether a row shows a result (C4.34): live, finished (neither postponed nor cancelled) and to-finish games do, but
 * not one without a score, nor a 0-0 without a result. A live 0-0 is a score; so is that of an abandoned match.
 */
export function isResultShown(event: {
  readonly status: StatusId;
  readonly score: readonly [home: number, away: number] | null;
  readonly winner: Winner;
}): boolean {
  const { score, winner } = event;
  if (!mayHaveResult(event.status)) return false;
  if (winner === winners.draw || event.status === eventStatus.retired) return true;
  if (score === null) return false;
  return isLive(event.status) || score[0] !== 0 || score[1] !== 0;
}

function mayHaveResult(id: StatusId): boolean {
  if (id === eventStatus.postponed || id === eventStatus.cancelled) return false;
  return isLive(id) || id === eventStatus.toFinish || statusTypeOf(id) === statusType.finished;
}
