import { eventStatus, statusName, statusType, type StatusId, type StatusName, type StatusType } from "./statuses.ts";

/** Stages before play. A game to finish waits for another day; the part already played stays visible (C4.34). */
const scheduled: ReadonlySet<StatusName> = new Set(["scheduled", "delayed", "toFinish"]);

/** Stages after which nothing more is played. */
const finished: ReadonlySet<StatusName> = new Set([
  "finished",
  "postponed",
  "cancelled",
  "retired",
  "walkover",
  "afterExtraTime",
  "afterPenalties",
  "abandoned",
  "awarded",
  "afterExtraInnings",
  "resultAwaited",
]);

/** Stages of a live event in which play rests. */
const resting: ReadonlySet<StatusName> = new Set([
  "interrupted",
  "halfTime",
  "pending",
  "break",
  "afterDay1",
  "afterDay2",
  "afterDay3",
  "afterDay4",
  "afterDay5",
  "afterRound1",
  "afterRound2",
  "afterRound3",
  "lunch",
  "tea",
  "medical",
]);

/** An event that is over, as far as is known, and has no result: its score is that of the moment when it broke off. */
export const isUndecided = (id: StatusId): boolean => id === eventStatus.abandoned || id === eventStatus.resultAwaited;

/** The stage type that a stage belongs to (C3.04); null for an id outside the enumeration. */
export function statusTypeOf(id: StatusId): StatusType | null {
  const name = statusName(id);
  if (name === null) return null;
  if (scheduled.has(name)) return statusType.scheduled;
  return finished.has(name) ? statusType.finished : statusType.live;
}

/** The stage type (AB) that a row shows; a stage that we do not know counts as finished, so that it never looks live. */
export const shownStatusType = (id: StatusId): StatusType => statusTypeOf(id) ?? statusType.finished;

export const isLive = (id: StatusId): boolean => statusTypeOf(id) === statusType.live;

/** True while play itself goes on: live, and neither a break nor an interruption. */
export function isPlaying(id: StatusId): boolean {
  const name = statusName(id);
  return name !== null && isLive(id) && !resting.has(name);
}
