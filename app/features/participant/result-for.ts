import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { parseWinner } from "../../../shared/timeline/winner.ts";
import { scoreOf, viewOf } from "../match-row/result.ts";

export type Letter = "w" | "d" | "l";

/** How a finished game ended for one of its sides; null for a game without a result, and for one of others. */
export function resultFor(event: EventFields, participantId: string): Letter | null {
  const side = event.homeParticipantId === participantId ? 1 : event.awayParticipantId === participantId ? 2 : null;
  if (side === null || viewOf(event) !== "finished" || !event.awayParticipantId) return null;
  const winner = parseWinner(event.winner);
  if (winner === 1 || winner === 2) return winner === side ? "w" : "l";
  return winner === 0 && scoreOf(event) !== null ? "d" : null;
}
