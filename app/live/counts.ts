import type { EventFields } from "../../shared/feed/event-fields.ts";
import { sameFields } from "./identity.ts";
import { statusType } from "../../shared/sports/statuses.ts";

/** How many events each tab of the list holds. */
export type Counts = {
  readonly all: number;
  readonly live: number;
  readonly finished: number;
  readonly scheduled: number;
};

/**
 * The tab of the list that an event is in; null for a game that has begun and of which no more is shown, because its visitor hides how it
 * goes. It is not to come, and whether it is over is not said. Every other event has a status: a hidden one is to come until it begins.
 */
export function tabOf({ statusType: type }: Pick<EventFields, "statusType">): "live" | "finished" | "scheduled" | null {
  if (type === statusType.live) return "live";
  return type === statusType.finished ? "finished" : type == null ? null : "scheduled";
}

/** What is hidden of the past is in no tab but that of all. */
export function countEvents(events: Iterable<EventFields>): Counts {
  const counts = { all: 0, live: 0, finished: 0, scheduled: 0 };
  for (const event of events) {
    counts.all += 1;
    const tab = tabOf(event);
    if (tab !== null) counts[tab] += 1;
  }
  return counts;
}

/** The counts before where none of them is another now. */
export const sameCounts = (before: Counts, now: Counts): Counts => (sameFields(before, now) ? before : now);
