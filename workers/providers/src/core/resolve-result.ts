import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { Pair, Result } from "../../../../shared/timeline/incident.ts";
import { resultFault } from "../../../../shared/timeline/result-fault.ts";

/** The parts of a result as a source reports them; they may contradict each other. */
type Parts = Omit<Result, "status">;

export type Resolved = {
  readonly result: Result;
  /** The parts that cannot be true beside the others, in words for the log. */
  readonly dropped: readonly string[];
};

/** The parts that a result can do without, the least certain first: editors get the half-time score wrong most often. */
const optional = ["halfTime", "extraTime", "shootOut"] as const;

/**
 * Makes a result of parts that may contradict each other: the score of regular time stands, and a part that cannot be true
 * beside it is dropped. So a match that is over has a result, whatever else its source says.
 * @param end the status that the source names; null for one that follows from the parts
 */
export function resolveResult({ fullTime, ...parts }: Parts, end: StatusId | null = null): Resolved {
  const status = end ?? eventStatus.finished;
  let kept: Result = { status, halfTime: null, fullTime, extraTime: null, shootOut: null };
  const dropped: string[] = [];
  for (const name of optional) {
    const part = parts[name];
    if (part === null) continue;
    const candidate = { ...kept, [name]: part };
    const fault = resultFault(candidate);
    if (fault === null) kept = candidate;
    else dropped.push(`dropped: ${fault}`);
  }
  return { result: { ...kept, status: end ?? endOf(kept) }, dropped };
}

function endOf({ extraTime, shootOut }: Result): StatusId {
  if (shootOut !== null) return eventStatus.afterPenalties;
  return extraTime === null ? eventStatus.finished : eventStatus.afterExtraTime;
}

/** The score of a pair without another one; null where a side would have less than nothing. */
export function without([home, away]: Pair, taken: Pair): Pair | null {
  const rest: Pair = [home - taken[0], away - taken[1]];
  return rest.every((goals) => goals >= 0) ? rest : null;
}

export const isLevel = ([home, away]: Pair): boolean => home === away;

export const isSamePair = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];
