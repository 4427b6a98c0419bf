/**
 * Whether less than `spanMs` has passed since a moment. A clock may be set back: a moment that then lies ahead says
 * nothing, and what began at it is over. Otherwise it would last for as long as the clock was set back.
 */
export const isWithin = (sinceMs: number, spanMs: number, nowMs: number): boolean =>
  nowMs >= sinceMs && nowMs - sinceMs < spanMs;
