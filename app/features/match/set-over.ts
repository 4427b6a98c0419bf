import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { countsPeriods } from "../../../shared/timeline/periods.ts";
import { scoreOf } from "../match-row/result.ts";

/** Whether the last of so many sets is won, which the status may say late. */
export function isLastSetOver(event: EventFields, sportId: number, sets: number): boolean {
  const score = countsPeriods(sportId) ? scoreOf(event) : null;
  return score !== null && score[0] + score[1] >= sets;
}
