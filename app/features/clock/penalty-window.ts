/** A penalty stays on display this long before or after the counter's time (C4.32). */
const windowSeconds = 5 * 60;

/** True for a penalty within five minutes of the counter's time. The feed names only those of the match's stage. */
export const isPenaltyRecent = (updatedSeconds: number, counterSeconds: number): boolean =>
  Math.abs(counterSeconds - updatedSeconds) <= windowSeconds;
