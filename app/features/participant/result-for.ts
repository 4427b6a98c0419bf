import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import { formOf, type Form } from "../../../shared/timeline/form.ts";
import { parseWinner, winnerByScore, winners } from "../../../shared/timeline/winner.ts";
import { scoreOf, viewOf } from "../match-row/result.ts";

const late: ReadonlySet<StatusId> = new Set([
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
  eventStatus.afterExtraInnings,
]);

/** How a finished game ended for one of its sides; null for a game without a result, and for one of others. */
export function resultFor(event: EventFields, participantId: string): Form | null {
  const side = event.homeParticipantId === participantId ? 1 : event.awayParticipantId === participantId ? 2 : null;
  if (side === null || viewOf(event) !== "finished" || !event.awayParticipantId) return null;
  const winner = parseWinner(event.winner);
  if (winner === winners.draw && scoreOf(event) === null) return null;
  const { status, homeFullTime, awayFullTime } = event;
  const isAfterExtraTime = status != null && late.has(status);
  const hasFullTime = typeof homeFullTime === "number" && typeof awayFullTime === "number";
  // A row has the score at full time beside the score that counts.
  const fullTimeWinner = isAfterExtraTime && hasFullTime ? winnerByScore([homeFullTime, awayFullTime]) : winner;
  return formOf({ side, winner, fullTimeWinner, isAfterExtraTime });
}
