import { decodeRows, encodeRow } from "./codec.ts";
import { eventFields, type EventFields } from "./event-fields.ts";
import { fromCells, toCells } from "./field.ts";

/** A row that carries an event's id and its changed cells only; null clears a field. */
export type EventChange = EventFields & { readonly id: string };

export function encodeChange(change: EventChange): string {
  return encodeRow(toCells(eventFields, change));
}

/** The changes of an update feed, a repair feed or a push frame, in order; other rows are skipped. */
export function decodeChanges(body: string): { readonly changes: readonly EventChange[]; readonly dropped: number } {
  const changes: EventChange[] = [];
  const decoded = decodeRows(body);
  let dropped = decoded.dropped;
  for (const row of decoded.rows) {
    if (row[0]?.[0] !== "AA") continue;
    const fields = fromCells(eventFields, row);
    if (typeof fields.id === "string" && fields.id !== "") changes.push({ ...fields, id: fields.id });
    else dropped += 1;
  }
  return { changes, dropped };
}

/** The event after a change: missing means unchanged, null means cleared. */
export function applyChange(event: EventFields, change: EventChange): EventFields {
  return { ...event, ...change };
}

/**
 * The smallest change that makes one full row the other, null when they say the same. A field that `after` no longer
 * holds is cleared; a field that is cleared and a field that was never there say the same.
 */
export function toChange(before: EventFields, after: EventChange): EventChange | null {
  const change: Record<string, unknown> = {};
  for (const name of eventFieldNames) {
    const value = after[name] ?? null;
    if (value !== (before[name] ?? null)) change[name] = value;
  }
  if (Object.keys(change).length === 0) return null;
  // Each value was read from a field of its own name.
  return { ...(change as EventFields), id: after.id };
}

const eventFieldNames = Object.keys(eventFields) as (keyof EventFields)[];
