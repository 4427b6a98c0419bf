import type { EventFields } from "../../shared/wire/event-fields.ts";
import { sameFields } from "./identity.ts";
import { statusType } from "../../shared/sports/statuses.ts";

/** How many events each tab of the list holds. */
export type Counts = {
  readonly all: number;
  readonly live: number;
  readonly finished: number;
  readonly scheduled: number;
};

/** The list's tab for an event, by its state: a game counts as live also where its visitor hides its result. */
export function tabOf({ statusType: type }: Pick<EventFields, "statusType">): "live" | "finished" | "scheduled" {
  if (type === statusType.live) return "live";
  return type === statusType.finished ? "finished" : "scheduled";
}

export function countEvents(events: Iterable<EventFields>): Counts {
  const counts = { all: 0, live: 0, finished: 0, scheduled: 0 };
  for (const event of events) {
    counts.all += 1;
    counts[tabOf(event)] += 1;
  }
  return counts;
}

/** The counts before where none of them is another now. */
export const sameCounts = (before: Counts, now: Counts): Counts => (sameFields(before, now) ? before : now);
