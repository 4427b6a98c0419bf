import { keyOf, nextRow, openBody } from "./cursor.ts";
import { hasData } from "./codec.ts";
import { eventFields, type EventFields } from "./event-fields.ts";
import { encodeEvent, readEvent } from "./event-row.ts";

/** A row that carries an event's id and its changed cells only; null clears a field. */
export type EventChange = EventFields & { readonly id: string };

/** A number that no longer applies is sent as a number, because clients parse its cell as one (F30). */
export function encodeChange(change: EventChange): string {
  const { serve, ...others } = change;
  const cells: Record<string, unknown> = typeof serve === "number" ? change : others;
  let row: Record<string, unknown> | null = null;
  for (const name in cells) {
    if (cells[name] === null && Object.hasOwn(clearedNumbers, name)) {
      row ??= { ...cells };
      row[name] = clearedNumbers[name];
    }
  }
  // Each value belongs to its own field, and the id stays.
  return encodeEvent((row ?? cells) as EventChange);
}

/**
 * The values of cells that no longer apply. The server (`WC`) is left out: it means nothing once nobody serves. Only
 * parts, tie-breaks and shoot-outs are sent empty, which happens after a correction alone: clients stop reading at an
 * empty pair.
 */
export const clearedNumbers: Readonly<Record<string, number | string>> = {
  statusStartSeconds: 0,
  homeScore: 0,
  awayScore: 0,
  homeFullTime: 0,
  awayFullTime: 0,
  homeGamePoints: "0",
  awayGamePoints: "0",
  homeRedCards: 0,
  awayRedCards: 0,
  winner: 0,
  winnerFullTime: 0,
  timeKnown: 1,
  clockRate: 1,
  /** Unknown: 0 is a mark. */
  excitement: -1,
} satisfies Partial<Record<keyof EventFields, number | string>>;

/** The changes of an update feed, a repair feed or a push frame, in order; rows of other kinds are skipped. */
export function decodeChanges(body: string): { readonly changes: readonly EventChange[]; readonly dropped: number } {
  const changes: EventChange[] = [];
  if (!hasData(body)) return { changes, dropped: 0 };
  const cursor = openBody(body);
  while (nextRow(cursor)) {
    if (keyOf(cursor) !== eventFields.id.key) continue;
    const fields = readEvent(cursor);
    if (hasId(fields)) changes.push(fields);
    else cursor.dropped += 1;
  }
  return { changes, dropped: cursor.dropped };
}

const hasId = (fields: EventFields): fields is EventChange => typeof fields.id === "string";

/** The event after a change: missing means unchanged, null means cleared. */
export function applyChange(event: EventFields, change: EventChange): EventFields {
  return { ...event, ...change };
}

/**
 * The smallest change that makes one full row the other, null when they are equal. A field that `after` lacks is
 * cleared; a cleared field and a missing field are equal.
 */
export function toChange(before: EventFields, after: EventChange): EventChange | null {
  const change: Record<string, unknown> = {};
  for (const name of eventFieldNames) {
    const value = after[name] ?? null;
    if (!isSame(name, before[name] ?? null, value)) change[name] = value;
  }
  if (Object.keys(change).length === 0) return null;
  // Each value was read from a field of the same name.
  return { ...(change as EventFields), id: after.id };
}

const eventFieldNames = Object.keys(eventFields) as (keyof EventFields)[];

/** Lists are equal when their wire forms are. */
function isSame(name: keyof EventFields, before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const { format } = eventFields[name];
  return format(before as never) === format(after as never);
}
