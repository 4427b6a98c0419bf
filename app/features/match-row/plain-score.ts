import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";

/**
 * The score as printed, without the goal that the wire adds for a won shoot-out; null when the row has no score.
 * "2-1 after penalties" on the wire is "1-1 (4-3)" on the page.
 */
export function toPlainScore(fields: EventFields): Pair | null {
  const { homeScore, awayScore, homeShootOut, awayShootOut } = fields;
  if (homeScore === undefined || homeScore === null || awayScore === undefined || awayScore === null) return null;
  if (fields.statusType !== statusType.finished) return [homeScore, awayScore];
  const home = homeShootOut ?? 0;
  const away = awayShootOut ?? 0;
  return [homeScore - (home > away ? 1 : 0), awayScore - (away > home ? 1 : 0)];
}
