/** A fast typist does not ask for every letter. */
const pauseMs = 60;

/** How long a text waits before it is asked for: not at all after a rest, so that the answer to a key is there at once. */
export const askDelayMs = (nowMs: number, lastAskedMs: number): number => Math.max(0, lastAskedMs + pauseMs - nowMs);
