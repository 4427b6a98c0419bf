import { hasInnings } from "../../../shared/sports/catalogue.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";
import { regularPeriods } from "../../../shared/timeline/periods.ts";
import { periodPairs } from "../match-row/period-scores.ts";
import { serverOf } from "../match-row/server-of.ts";

/** Replaces the host's runs in the last inning if it does not bat, or has not batted yet; null if it has batted. */
export function unbattedText(event: EventFields, sportId: number): string | null {
  if (!hasInnings(sportId)) return null;
  const pairs = periodPairs(event).filter((pair) => pair !== null);
  if (pairs.at(-1)?.[0] !== 0) return null;
  if (serverOf(event) === 2) return "";
  return sportId === sportIds.baseball && endsBeforeHomeBats(event, pairs) ? "x" : null;
}

/** A host of baseball that leads after the visitors' ninth inning does not bat again, which boards write as an "x". */
function endsBeforeHomeBats({ status }: EventFields, pairs: readonly Pair[]): boolean {
  if (status !== eventStatus.finished || pairs.length < regularPeriods(sportIds.baseball)) return false;
  // The host has no runs in the last inning, so the sum of all innings is that of the earlier ones.
  return pairs.reduce((runs, [home, away]) => runs + home - away, 0) > 0;
}
