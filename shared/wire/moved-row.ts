import { keyOf, nextCell, valueOf, type Cursor } from "./cursor.ts";
import { toSafeValue } from "./safe-value.ts";

/** An event that left its day: the list's `QA` row holds pairs of the event (`QB`) and its new start (`QC`). */
export type MovedEvent = { readonly eventId: string; readonly startSeconds: number };

export function encodeMoved(moved: readonly MovedEvent[]): string {
  if (moved.length === 0) return "";
  const pairs = moved.map(({ eventId, startSeconds }) => `QB÷${toSafeValue(eventId)}¬QC÷${startSeconds}|¬`);
  return `QA÷1¬${pairs.join("")}~`;
}

/** A pair without a start is left out. */
export function readMoved(cursor: Cursor): readonly MovedEvent[] {
  const moved: MovedEvent[] = [];
  let eventId = "";
  while (nextCell(cursor)) {
    const key = keyOf(cursor);
    if (key === "QB") eventId = valueOf(cursor);
    const [, seconds] = key === "QC" ? (/^(\d{1,15})\|?$/.exec(valueOf(cursor)) ?? []) : [];
    if (seconds !== undefined && eventId !== "") moved.push({ eventId, startSeconds: Number(seconds) });
  }
  return moved;
}
