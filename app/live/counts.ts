import type { EventFields } from "../../shared/feed/event-fields.ts";
import { sameFields } from "./identity.ts";
import { isMaskedPast } from "./masked-past.ts";
import { statusType } from "../../shared/sports/statuses.ts";

/** How many events each tab of the list holds. */
export type Counts = {
  readonly all: number;
  readonly live: number;
  readonly finished: number;
  readonly scheduled: number;
};

const tabOf = (event: EventFields): "live" | "finished" | "scheduled" => {
  if (event.statusType === statusType.live) return "live";
  return event.statusType === statusType.finished ? "finished" : "scheduled";
};

/** What is hidden of the past is in no tab but that of all. */
export function countEvents(events: Iterable<EventFields>): Counts {
  const counts = { all: 0, live: 0, finished: 0, scheduled: 0 };
  for (const event of events) {
    counts.all += 1;
    if (!isMaskedPast(event)) counts[tabOf(event)] += 1;
  }
  return counts;
}

/** The counts before where none of them is another now. */
export const sameCounts = (before: Counts, now: Counts): Counts => (sameFields(before, now) ? before : now);
