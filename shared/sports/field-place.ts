import type { EventFields } from "../wire/event-fields.ts";
import { parseParticipantStatus, type ParticipantStatus } from "./participant-statuses.ts";

/** The last rank that a starter can have; behind it stand those without one. */
export const lastRank = 9_990;

/**
 * Starters who did not come in: those who raced stand before those whose race does not count and those who did not race. Golfers who
 * made the first cut stand before those who missed it, and those before golfers who withdrew.
 */
const behind: Readonly<Partial<Record<ParticipantStatus, number>>> = {
  lapped: 1,
  madeCutDidNotFinish: 1,
  cutOff: 2,
  withdrawn: 4,
  disqualified: 5,
  didNotStart: 6,
  notQualified: 6,
  nonRunner: 6,
};
const stopped = 3;
/** Statuses from here on have no rank, whatever a source says. */
const unranked = 4;

/** The place by which lists order the starters of a field: the rank, or a number behind every rank. */
export function fieldPlace({ rank, stopReason }: Pick<EventFields, "rank" | "stopReason"> = {}): number {
  const status = stopReason ? parseParticipantStatus(stopReason) : null;
  const steps = stopReason ? ((status === null ? undefined : behind[status]) ?? stopped) : 0;
  if (typeof rank === "number" && rank >= 1 && steps < unranked) return Math.min(rank, lastRank);
  return lastRank + 1 + steps;
}
