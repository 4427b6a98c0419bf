import type { Cursor } from "./cursor.ts";
import { eventFields, type EventFields } from "./event-fields.ts";
import { eventKeyFields, eventResultFields, eventTrailingFields } from "./event-key-fields.ts";
import { eventAwayFields, eventHomeFields } from "./event-side-fields.ts";
import { eventSportFields } from "./event-sport-fields.ts";
import { createRowCodec } from "./row-codec.ts";

const whole = createRowCodec(eventFields);
const start = createRowCodec({ ...eventKeyFields, ...eventSportFields });
const home = createRowCodec(eventHomeFields);
const away = createRowCodec(eventAwayFields);
const result = createRowCodec(eventResultFields);
const end = createRowCodec(eventTrailingFields);

export const readEvent = (cursor: Cursor): EventFields => whole.read(cursor);

/**
 * An event row in the order that recorded lists have: the event, the home block, the away block, the rest. The outcome
 * stands inside the block of the side that won, in both for a draw, and in the home block when it is cleared.
 */
export function encodeEvent(event: EventFields): string {
  const id = event.id === undefined ? "AA÷¬" : "";
  const homeCells = home.encodeCells(event) + result.encodeCells(resultOfSide(event, 1));
  const awayCells = away.encodeCells(event) + result.encodeCells(resultOfSide(event, 2));
  return `${id}${start.encodeCells(event)}${homeCells}${awayCells}${end.encodeCells(event)}~`;
}

type Result = Pick<EventFields, keyof typeof eventResultFields>;

function resultOfSide({ winner, winnerFullTime }: EventFields, side: 1 | 2): Result {
  return {
    ...(winner !== undefined && isOfSide(winner, side) && { winner }),
    ...(winnerFullTime !== undefined && isOfSide(winnerFullTime, side) && { winnerFullTime }),
  };
}

function isOfSide(winner: number | null, side: 1 | 2): boolean {
  return winner === 0 || (side === 2 ? winner === 2 : winner !== 2);
}
