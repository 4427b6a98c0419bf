/** The shortest time between two requests, so that a fast typist does not cause one per letter. */
const pauseMs = 60;

/** The delay before a text is requested. After a pause it is 0, so that a key press is answered at once. */
export const askDelayMs = (nowMs: number, lastAskedMs: number): number => Math.max(0, lastAskedMs + pauseMs - nowMs);
