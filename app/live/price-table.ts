import type { OddsRow } from "../../shared/wire/odds-feed.ts";
import { readOdds } from "../feeds/decoded-feeds.ts";

const noRows: readonly OddsRow[] = [];

export type PriceTable = {
  readonly get: (id: string) => readonly OddsRow[];
  /** Takes the prices of a body; returns the events whose prices changed. What is known at a later number stays. */
  readonly read: (body: string, seq: number, isHeld: (id: string) => boolean) => ReadonlySet<string>;
  /** True when there were prices. */
  readonly drop: (id: string) => boolean;
  /** A new epoch: the next prices count as newer. */
  readonly forgetSeq: (id: string) => void;
};

/** The prices of the events that the store holds. Of each event it knows the number at which its prices are true. */
export function createPriceTable(): PriceTable {
  const rowsById = new Map<string, readonly OddsRow[]>();
  const seqById = new Map<string, number>();

  return {
    get: (id) => rowsById.get(id) ?? noRows,

    read(body, seq, isHeld) {
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

    drop(id) {
      seqById.delete(id);
      return rowsById.delete(id);
    },
    forgetSeq: (id) => void seqById.delete(id),
  };
}
