import { createLru, type Lru } from "../../../../../shared/caching/lru.ts";
import type { EventStore } from "../../ledger/event-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** While games run, clients request the same few leagues of a sport again and again. */
const maxKept = 16;

type Work<Asked, T> = {
  readonly key: (asked: Asked) => string;
  /** Unchanged for as long as the work would give the same result. */
  readonly version: (context: LedgerContext, asked: Asked) => string;
  readonly work: (context: LedgerContext, asked: Asked) => T;
};
type Kept<T> = { readonly version: string; readonly value: T };

/**
 * Does work once for as long as nothing happens that it depends on. The kept results belong to a ledger's event store:
 * the view of an earlier number has a store of its own.
 */
export function keepWork<Asked, T>({ key, version, work }: Work<Asked, T>): Work<Asked, T>["work"] {
  const byStore = new WeakMap<EventStore, Lru<Kept<T>>>();
  return (context, asked) => {
    const kept = byStore.get(context.events) ?? createLru<Kept<T>>(maxKept);
    byStore.set(context.events, kept);
    const name = key(asked);
    const current = version(context, asked);
    const known = kept.get(name);
    if (known?.version === current) return known.value;
    const value = work(context, asked);
    kept.set(name, { version: current, value });
    return value;
  };
}
