import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { isNews } from "../../feeds/veiled-events.ts";
import { sameFields } from "../../live/identity.ts";
import type { Timers } from "../../live/timers.ts";
import type { ShownListener } from "./hidden-games.ts";

type LateParts = {
  readonly timers: Timers;
  readonly nowSeconds: () => number;
  readonly delaySeconds: (eventId: string) => number;
  readonly veilOf: (event: EventFields) => EventFields;
};
type Version = { readonly atMs: number; readonly event: EventFields };
type Seen = {
  shown: EventFields;
  readonly waiting: Version[];
  last: EventFields;
  /** Whether a version has waited for the whole delay: from then on the browser knows more than an answer of the past. */
  hasWaited: boolean;
  /** Whether the next waiting version has a timer. */
  isTimed: boolean;
};

/** The most events that are kept; those that were first shown longest ago go first. */
const mostKept = 3_000;

export type LateEvents = {
  /** The event as it was so long ago as it is late. Of one that was first seen more recently, recent news is hidden. */
  readonly show: (id: string, event: EventFields) => EventFields;
  /** Takes an event from a document, which has it as it was at least so long ago. */
  readonly learn: (id: string, event: EventFields) => void;
  /** Takes an event from a later answer, which has it as it was so long before that. */
  readonly relearn: (id: string, event: EventFields) => void;
};

/** Shows every event as late as its visitor wants it. */
export function createLateEvents(
  { timers, nowSeconds, delaySeconds, veilOf }: LateParts,
  tellShown: ShownListener,
): LateEvents {
  const seen = new Map<string, Seen>();

  /** An event without its recent news, which its mark of now is as well. */
  function withoutNews(event: EventFields): EventFields {
    const { excitement: _, ...before } = veilOf(event);
    return before;
  }

  function mature(id: string) {
    const entry = seen.get(id);
    if (entry === undefined) return;
    entry.isTimed = false;
    const before = entry.shown;
    const due = timers.nowMs() - delaySeconds(id) * 1000;
    while (entry.waiting[0] !== undefined && entry.waiting[0].atMs <= due) {
      entry.shown = entry.waiting.shift()?.event ?? entry.shown;
      entry.hasWaited = true;
    }
    waitForNext(id, entry);
    if (entry.shown !== before) tellShown(id, before, entry.shown);
  }

  /** Its delay may have become longer meanwhile: then it waits again. */
  function waitForNext(id: string, entry: Seen) {
    const [next] = entry.waiting;
    if (next === undefined || entry.isTimed) return;
    entry.isTimed = true;
    timers.after(Math.max(0, next.atMs + delaySeconds(id) * 1000 - timers.nowMs()), () => mature(id));
  }

  function add(id: string, shown: EventFields): Seen {
    const [oldest] = seen.keys();
    if (seen.size >= mostKept && oldest !== undefined) seen.delete(oldest);
    const entry: Seen = { shown, waiting: [], last: shown, hasWaited: false, isTimed: false };
    seen.set(id, entry);
    return entry;
  }

  return {
    show(id, event) {
      const entry = seen.get(id) ?? add(id, isNews(event, nowSeconds()) ? withoutNews(event) : event);
      if (entry.last !== event) {
        entry.last = event;
        entry.waiting.push({ atMs: timers.nowMs(), event });
        waitForNext(id, entry);
      }
      return entry.shown;
    },
    learn(id, event) {
      // An event without status was hidden by a server that could not say how it was.
      if (!seen.has(id) && event.status != null) add(id, event);
    },
    relearn(id, event) {
      const entry = seen.get(id);
      if (entry === undefined || entry.hasWaited || event.status == null || sameFields(entry.shown, event)) return;
      const before = entry.shown;
      entry.shown = event;
      tellShown(id, before, event);
    },
  };
}
