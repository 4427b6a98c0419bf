import { maxSocketsPerRelay } from "../../../../shared/push/push-limits.ts";

/** A relay of a sport and region, and how many sockets it has as far as is known. */
export type Room = { readonly shard: number; readonly sockets: number };

/** Relays that one socket tries, all full but the last: what an isolate knows of them is up to two seconds old. */
export const triesOfRelays = 4;
/** Newcomers are sent to further relays from this fill on, so that those of many places at once still find room. */
const usualSockets = Math.floor(maxSocketsPerRelay * 0.7);
/** A relay that sends more frames than this to each of its sockets gets fewer of them. */
const mostSendsPerSecond = 10_000;
const leastSockets = 100;
/** Spare capacity for newcomers that connect before a relay's next report. */
const spare = 1.25;

/** How many sockets a relay is meant to have, by the frames a second that it sends to each. */
export const socketsPerRelay = (framesPerSecond: number): number =>
  Math.min(usualSockets, Math.max(leastSockets, Math.floor(mostSendsPerSecond / Math.max(1, framesPerSecond))));

/**
 * How many relays newcomers are sent to, those with the lowest numbers: enough for `sockets` and some more. Those above empty
 * by and by, as their sockets close.
 */
export const relaysFor = (sockets: number, framesPerSecond: number): number =>
  Math.max(1, Math.ceil((sockets * spare) / socketsPerRelay(framesPerSecond)));

/**
 * The emptier of two that chance picks: nearly as even as the emptiest of all, and callers that all know the same do not all go to
 * the same one. Null where none has room. `random` gives numbers in [0, 1).
 */
export function pickRoom<R extends Room>(rooms: readonly R[], random: () => number): R | null {
  const free = rooms.filter(({ sockets }) => sockets < maxSocketsPerRelay);
  const at = Math.floor(random() * free.length);
  const one = free[at];
  if (one === undefined) return null;
  const other = free[(at + 1 + Math.floor(random() * (free.length - 1))) % free.length];
  return other !== undefined && other.sockets < one.sockets ? other : one;
}
