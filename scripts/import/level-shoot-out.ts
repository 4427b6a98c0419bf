import { eventStatus } from "../../shared/sports/statuses.ts";
import type { Result } from "../../shared/timeline/incident.ts";

/**
 * A shoot-out is never level: where a source says so, its score and winner are unknown and the rest of the result counts.
 */
export function withoutLevelShootOut(result: Result): Result {
  const { shootOut, extraTime } = result;
  if (shootOut === null || shootOut[0] !== shootOut[1]) return result;
  const status = extraTime === null ? eventStatus.finished : eventStatus.afterExtraTime;
  return { ...result, shootOut: null, status: result.status === eventStatus.afterPenalties ? status : result.status };
}
