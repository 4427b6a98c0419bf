import type { OddsRow } from "../../shared/feed/odds-feed.ts";
import { readOdds } from "../feeds/decoded-feeds.ts";

const noRows: readonly OddsRow[] = [];

/** The prices of the events that the store holds. Of each event it knows the number at which its prices are true. */
export function createPriceTable() {
  const rowsById = new Map<string, readonly OddsRow[]>();
  const seqById = new Map<string, number>();

  return {
    get: (id: string): readonly OddsRow[] => rowsById.get(id) ?? noRows,

    /** Takes the prices of a body; returns the events whose prices changed. What is known at a later number stays. */
    read(body: string, seq: number, isHeld: (id: string) => boolean): ReadonlySet<string> {
      const changed = new Set<string>();
      for (const row of readOdds(body)) {
        const id = row.eventId;
        // C4.23
        if (!isHeld(id) || (seqById.get(id) ?? 0) > seq) continue;
        const rows = rowsById.get(id) ?? noRows;
        const at = rows.findIndex((known) => known.bookmakerId === row.bookmakerId);
        rowsById.set(id, at < 0 ? [...rows, row] : rows.with(at, row));
        changed.add(id);
      }
      for (const id of changed) seqById.set(id, seq);
      return changed;
    },

    /** True when there were prices. */
    drop(id: string): boolean {
      seqById.delete(id);
      return rowsById.delete(id);
    },
    /** A new epoch: the next prices count as newer. */
    forgetSeq: (id: string) => seqById.delete(id),
  };
}
