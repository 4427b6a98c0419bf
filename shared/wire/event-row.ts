import type { Cursor } from "./cursor.ts";
import { eventFields, type EventFields } from "./event-fields.ts";
import { eventKeyFields, eventResultFields, eventTrailingFields } from "./event-key-fields.ts";
import { eventAwayFields, eventHomeFields } from "./event-side-fields.ts";
import { eventSportFields } from "./event-sport-fields.ts";
import { createRowCodec, inOrder } from "./row-codec.ts";

/**
 * An event row in the order that recorded lists have: the event, the home block, the away block, the rest. The outcome
 * is inside the block of the side that won, in both for a draw, and in the home block when it is cleared.
 */
const eventRow = createRowCodec(eventFields, [
  ...inOrder({ ...eventKeyFields, ...eventSportFields, ...eventHomeFields }),
  ...inOrder(eventResultFields, (winner) => winner !== 2),
  ...inOrder(eventAwayFields),
  ...inOrder(eventResultFields, (winner) => winner === 0 || winner === 2),
  ...inOrder(eventTrailingFields),
]);

export const encodeEvent = (event: EventFields): string => eventRow.encode(event);

export const readEvent = (cursor: Cursor): EventFields => eventRow.read(cursor);
