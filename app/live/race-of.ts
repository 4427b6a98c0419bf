import type { EventFields } from "../../shared/feed/event-fields.ts";
import { statusType } from "../../shared/sports/statuses.ts";

/**
 * The starter whose state is that of the whole race: who has retired or missed the cut is over before the others are, so
 * one that is live comes first, then one that has not started.
 */
export const raceOf = (starters: readonly EventFields[]): EventFields | undefined =>
  starters.find((event) => event.statusType === statusType.live) ??
  starters.find((event) => event.statusType !== statusType.finished) ??
  starters[0];
