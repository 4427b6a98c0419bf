import { eventStatus } from "../../shared/sports/statuses.ts";
import type { Result } from "../../shared/timeline/incident.ts";
import { resolveResult, type Resolved } from "../../shared/timeline/resolve-result.ts";
import { resultFault } from "../../shared/timeline/result-fault.ts";

/** The ends that follow from the parts of a result: without its part, such an end is another one. */
const endsOfParts: ReadonlySet<number> = new Set([
  eventStatus.finished,
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
]);

/** Whether a file knows nothing of a part of a result: some write null for it, others a pair of nulls. */
export const isUnknownPart = (part: unknown): boolean =>
  part === undefined || part === null || JSON.stringify(part) === "[null,null]";

/**
 * Drops the parts of a file's result that cannot be true beside its score of regular time, because a game whose file has a
 * mistake in its half-time score still has a result.
 * @returns the result with what was dropped, or words that say why there is none
 */
export function settleResult(result: Result): Resolved | string {
  const { status, ...parts } = result;
  const isByParts = endsOfParts.has(status);
  const resolved = resolveResult(parts, isByParts ? null : status);
  const kept = resolved.dropped.length === 0 ? { ...resolved.result, status } : resolved.result;
  return resultFault(kept) ?? { result: kept, dropped: resolved.dropped };
}
