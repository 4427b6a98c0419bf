import type { EventFields } from "../../shared/wire/event-fields.ts";
import { statusType } from "../../shared/sports/statuses.ts";

/**
 * The starter whose state is that of the whole race. A starter that has retired or missed the cut finishes before the others, so
 * a live one comes first, then one that has not started.
 */
export const raceOf = (starters: readonly EventFields[]): EventFields | undefined =>
  starters.find((event) => event.statusType === statusType.live) ??
  starters.find((event) => event.statusType !== statusType.finished) ??
  starters[0];
