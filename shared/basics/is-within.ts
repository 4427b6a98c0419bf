/**
 * Whether less than `spanMs` has passed since a moment. A clock may be set back: a moment that is then in the future
 * counts as past the span. Otherwise the span would be extended by as much as the clock was set back.
 */
export const isWithin = (sinceMs: number, spanMs: number, nowMs: number): boolean =>
  nowMs >= sinceMs && nowMs - sinceMs < spanMs;
