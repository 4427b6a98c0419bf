import { isUndecided, shownStatusType } from "../../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../../shared/sports/statuses.ts";
import { countsPeriods } from "../../../../../../shared/timeline/periods.ts";
import type { MatchDetails } from "../../../ledger/match-details.ts";
import type { Period } from "../period-rows.ts";

/** "0:47", "1:05". */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * From the first point of a match of sets to its last, in seconds; null while it runs and where no whistle was
 * reported.
 */
export function matchLength({ state, entries }: MatchDetails, periods: readonly Period[]): number | null {
  const isOver = shownStatusType(state.status) === statusType.finished && !isUndecided(state.status);
  if (
    !countsPeriods(state.schedule.sportId) ||
    !isOver ||
    periods.every(({ lengthSeconds }) => lengthSeconds === null)
  ) {
    return null;
  }
  const played = entries.filter(({ period }) => period > 0).map(({ incident }) => incident.atSeconds);
  const [first, last] = [played[0], played.at(-1)];
  return first === undefined || last === undefined ? null : last - first;
}
