import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";
import { regularPeriods } from "../../../shared/timeline/periods.ts";
import { periodPairs } from "../match-row/period-scores.ts";
import { serverOf } from "../match-row/server-of.ts";

/** Sports in which the guests bat first in each inning. */
const inningSports: ReadonlySet<number> = new Set([sportIds.baseball, sportIds.pesapallo]);

/** What stands for the host's runs in the last inning, in which it does not bat, or not yet; null where it has batted. */
export function unbattedText(event: EventFields, sportId: number): string | null {
  if (!inningSports.has(sportId)) return null;
  const pairs = periodPairs(event).filter((pair) => pair !== null);
  if (pairs.at(-1)?.[0] !== 0) return null;
  if (serverOf(event) === 2) return "";
  return sportId === sportIds.baseball && endsBeforeHomeBats(event, pairs) ? "x" : null;
}

/** A host of baseball that leads after the visitors' ninth inning does not bat again, which boards write as an "x". */
function endsBeforeHomeBats({ status }: EventFields, pairs: readonly Pair[]): boolean {
  if (status !== eventStatus.finished || pairs.length < regularPeriods(sportIds.baseball)) return false;
  // Its last inning has no runs, so that the sum of all is that of those before.
  return pairs.reduce((runs, [home, away]) => runs + home - away, 0) > 0;
}
