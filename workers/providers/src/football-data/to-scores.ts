import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { Pair, Result } from "../../../../shared/timeline/incident.ts";
import { resultFault } from "../../../../shared/timeline/result-fault.ts";
import type { FdMatch } from "./schema.ts";

type Score = FdMatch["score"];
type Sides = Score["fullTime"];

const toPair = (sides: Sides): Pair | null =>
  sides === null || sides.home === null || sides.away === null ? null : [sides.home, sides.away];
const plus = (a: Pair, b: Pair | null): Pair => (b === null ? a : [a[0] + b[0], a[1] + b[1]]);
const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];

/**
 * The score without a shoot-out. `fullTime` is the running score; after a shoot-out it holds its kicks, too, so that the parts
 * have to say how it was. Null where nothing can be trusted.
 */
export function scoreOf({ duration, fullTime, regularTime, extraTime, penalties }: Score): Pair | null {
  const full = toPair(fullTime);
  const regular = toPair(regularTime);
  if (duration !== "PENALTY_SHOOTOUT") return full;
  if (regular !== null) return plus(regular, toPair(extraTime));
  const kicks = toPair(penalties);
  return full === null || kicks === null ? null : minus(full, kicks);
}

/** How a match ended; null while it is not over, and while a part of it is missing. */
export function resultOf(status: string, score: Score): Result | null {
  const isAwarded = status === "AWARDED";
  if (status !== "FINISHED" && !isAwarded) return null;
  const full = scoreOf(score);
  // Never 0–0 by default: a score that is missing comes later.
  if (full === null || score.winner === null) return null;
  const halfTime = toPair(score.halfTime);
  const isLonger = score.duration === "EXTRA_TIME" || score.duration === "PENALTY_SHOOTOUT";
  const regular = toPair(score.regularTime);
  const shootOut = score.duration === "PENALTY_SHOOTOUT" ? toPair(score.penalties) : null;
  const hasExtraTime = isLonger && regular !== null && toPair(score.extraTime) !== null;
  const result: Result = {
    status: isAwarded ? eventStatus.awarded : endOf(score.duration, shootOut),
    halfTime,
    fullTime: isLonger && regular !== null ? regular : full,
    extraTime: hasExtraTime ? full : null,
    shootOut,
  };
  return [result, { ...result, halfTime: null }].find((candidate) => resultFault(candidate) === null) ?? null;
}

function endOf(duration: string | null, shootOut: Pair | null): StatusId {
  if (shootOut !== null) return eventStatus.afterPenalties;
  return duration === "REGULAR" || duration === null ? eventStatus.finished : eventStatus.afterExtraTime;
}
