import { eventStatus, type StatusId } from "../sports/statuses.ts";
import type { Result } from "./incident.ts";
import { resultFault } from "./result-fault.ts";

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

/** How a game ended whose source names its scores alone. */
export function endOf({ extraTime, shootOut }: Pick<Result, "extraTime" | "shootOut">): StatusId {
  if (shootOut !== null) return eventStatus.afterPenalties;
  return extraTime === null ? eventStatus.finished : eventStatus.afterExtraTime;
}
