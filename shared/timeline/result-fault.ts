import { eventStatus } from "../sports/statuses.ts";
import type { Pair, Result } from "./incident.ts";

/** Why a result cannot be true, in words for its sender; null for one that can. */
export function resultFault({ status: statusId, halfTime, fullTime, extraTime, shootOut }: Result): string | null {
  const scores = { "half-time": halfTime, "full-time": fullTime, "extra-time": extraTime, "shoot-out": shootOut };
  for (const [name, score] of Object.entries(scores)) {
    if (score !== null && !score.every((goals) => Number.isInteger(goals) && goals >= 0)) {
      return `the ${name} score ${toText(score)} is not two whole numbers from 0`;
    }
  }
  if (halfTime !== null && fullTime !== null && isAbove(halfTime, fullTime)) {
    return `the half-time score ${toText(halfTime)} is above full time ${toText(fullTime)}`;
  }
  if (extraTime !== null && fullTime === null) return "an extra-time score needs a full-time score";
  if (extraTime !== null && fullTime !== null && isAbove(fullTime, extraTime)) {
    return `the extra-time score ${toText(extraTime)} is below full time ${toText(fullTime)}`;
  }
  if (shootOut !== null && fullTime === null) return "a shoot-out needs a full-time score";
  if (shootOut !== null && shootOut[0] === shootOut[1]) return `the shoot-out ${toText(shootOut)} is level`;
  if (needsFullTime.has(statusId) && fullTime === null) return "a finished game needs a full-time score";
  if (statusId === eventStatus.afterPenalties && shootOut === null)
    return "a game decided on penalties needs their score";
  return null;
}

const needsFullTime: ReadonlySet<number> = new Set([
  eventStatus.finished,
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
]);
const isAbove = (a: Pair, b: Pair) => a[0] > b[0] || a[1] > b[1];
const toText = (score: Pair) => score.join("-");
