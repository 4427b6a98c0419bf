import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { EventStore } from "../../ledger/event-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** Stages whose work is kept: what is asked while games run is a few leagues of a sport, again and again. */
const maxKept = 32;

type Kept<T> = { readonly version: string; readonly value: T };

/**
 * Does a stage's work once for as long as nothing happens in it. What a ledger keeps goes with its event store: the view
 * of an earlier number has a store of its own.
 */
export function keptPerStage<T>(
  work: (context: LedgerContext, league: League, nowSeconds: number) => T,
): (context: LedgerContext, league: League, nowSeconds: number) => T {
  const byStore = new WeakMap<EventStore, Map<string, Kept<T>>>();
  return (context, league, nowSeconds) => {
    const { events } = context;
    const kept = byStore.get(events) ?? new Map<string, Kept<T>>();
    byStore.set(events, kept);
    const version = events.stageVersion(league.stageId);
    const known = kept.get(league.stageId);
    if (known?.version === version) return known.value;
    const value = work(context, league, nowSeconds);
    kept.delete(league.stageId);
    kept.set(league.stageId, { version, value });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
