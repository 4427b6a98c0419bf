/** How frames travel in one long response, for who cannot have a WebSocket (P21). */
export const streamType = "text/event-stream";

/** Name of the last event: its data is the close code that a socket would have got. */
export const endEvent = "end";

/** Sent so often that a reader knows a silent network from a quiet day, as `pong` is on a socket. */
export const keepAliveMs = 15_000;

/**
 * The positions of a stream as the id of an event ("u_1_1:57 uo_1_0_fr:9"), which a browser repeats when it comes back. The
 * form of each is that of a `join`.
 */
export const toEventId = (positions: ReadonlyMap<string, number>): string =>
  [...positions].map(([subject, have]) => `${subject}:${have}`).join(" ");

/** The joins of an address, since the positions of the last event that its reader has seen; null for none. */
export function resumeJoins(joins: readonly string[], lastEventId: string | null): readonly string[] {
  const seen = (lastEventId ?? "").split(" ");
  return joins.map((join) => seen.find((text) => text.startsWith(join.slice(0, join.indexOf(":") + 1))) ?? join);
}
