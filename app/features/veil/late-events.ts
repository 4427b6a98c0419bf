import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { isNews } from "../../feeds/veiled-events.ts";
import type { Timers } from "../../live/timers.ts";
import type { ShownListener } from "./hidden-games.ts";

type LateParts = {
  readonly timers: Timers;
  readonly nowSeconds: () => number;
  readonly delaySeconds: () => number;
  readonly veilOf: (event: EventFields) => EventFields;
};
type Version = { readonly atMs: number; readonly event: EventFields };
type Seen = { shown: EventFields; readonly waiting: Version[]; last: EventFields };

/** The most events that are kept; those that were first shown longest ago go first. */
const mostKept = 3_000;

/** Shows every event as it was `delaySeconds` ago. For an event first seen more recently, it hides recent news. */
export function createLateEvents(
  { timers, nowSeconds, delaySeconds, veilOf }: LateParts,
  tellShown: ShownListener,
): (id: string, event: EventFields) => EventFields {
  const seen = new Map<string, Seen>();

  function mature(id: string) {
    const entry = seen.get(id);
    if (entry === undefined) return;
    const before = entry.shown;
    const due = timers.nowMs() - delaySeconds() * 1000;
    while (entry.waiting[0] !== undefined && entry.waiting[0].atMs <= due) {
      entry.shown = entry.waiting.shift()?.event ?? entry.shown;
    }
    if (entry.shown !== before) tellShown(id, before, entry.shown);
  }

  return (id, event) => {
    const known = seen.get(id);
    if (known === undefined) {
      const [oldest] = seen.keys();
      if (seen.size >= mostKept && oldest !== undefined) seen.delete(oldest);
    }
    const entry = known ?? {
      shown: isNews(event, nowSeconds()) ? veilOf(event) : event,
      waiting: [],
      last: event,
    };
    if (known === undefined) seen.set(id, entry);
    if (known === undefined ? entry.shown !== event : entry.last !== event) {
      entry.last = event;
      entry.waiting.push({ atMs: timers.nowMs(), event });
      timers.after(delaySeconds() * 1000, () => mature(id));
    }
    return entry.shown;
  };
}
