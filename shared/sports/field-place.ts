import type { EventFields } from "../wire/event-fields.ts";
import { parseParticipantStatus, type ParticipantStatus } from "./participant-statuses.ts";

/** The last rank that a starter can have; behind it stand those without one. */
export const lastRank = 9_990;

/** Starters who did not come in: those who raced stand before those whose race does not count and those who did not race. */
const behind: Readonly<Partial<Record<ParticipantStatus, number>>> = {
  lapped: 1,
  disqualified: 3,
  didNotStart: 4,
  withdrawn: 4,
  notQualified: 4,
  nonRunner: 4,
};
const stopped = 2;

/** The place by which lists order the starters of a field: the rank, or a number behind every rank. */
export function fieldPlace({ rank, stopReason }: Pick<EventFields, "rank" | "stopReason"> = {}): number {
  if (typeof rank === "number" && rank >= 1) return Math.min(rank, lastRank);
  if (!stopReason) return lastRank + 1;
  const status = parseParticipantStatus(stopReason);
  return lastRank + 1 + ((status === null ? undefined : behind[status]) ?? stopped);
}
