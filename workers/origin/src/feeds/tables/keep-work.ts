import { createLru, type Lru } from "../../../../../shared/caching/lru.ts";
import type { EventStore } from "../../ledger/event-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock, Traced } from "../../ledger/sources.ts";

/** While games run, clients request the same few leagues of a sport again and again. */
const maxKept = 16;

type Work<Asked, T> = {
  readonly key: (asked: Asked) => string;
  readonly work: (context: LedgerContext, asked: Asked, clock: Clock) => T;
};

/**
 * Does work once for as long as nothing changes that it was read from. The kept results belong to a ledger's event store:
 * the view of an earlier number has a store of its own.
 */
export function keepWork<Asked, T>({ key, work }: Work<Asked, T>): Work<Asked, T>["work"] {
  const byStore = new WeakMap<EventStore, Lru<Traced<T>>>();
  return (context, asked, clock) => {
    const kept = byStore.get(context.events) ?? createLru<Traced<T>>(maxKept);
    byStore.set(context.events, kept);
    const name = key(asked);
    const known = kept.get(name);
    if (known?.isCurrent(clock.exactSeconds) === true) return known.asPart();
    const made = context.sources.trace(() => work(context, asked, clock));
    kept.set(name, made);
    return made.value;
  };
}
