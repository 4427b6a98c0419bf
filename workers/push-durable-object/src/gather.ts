/** Shortest and longest time for which changes are gathered under load. */
const gatherMs = { min: 100, max: 1_000 } as const;

/**
 * How long a change waits before it is sent: not at all when nothing was sent lately; under load until the last sending
 * is at least 100 ms ago, longer when that one kept the relays busy. A clock that went back does not extend the wait.
 */
export function sendDelayMs(load: {
  readonly nowMs: number;
  /** When the last sending began, null when there was none. */
  readonly lastSentMs: number | null;
  readonly lastSendTookMs: number;
}): number {
  if (load.lastSentMs === null) return 0;
  const spacingMs = Math.min(gatherMs.max, Math.max(gatherMs.min, 2 * load.lastSendTookMs));
  return Math.min(spacingMs, Math.max(0, load.lastSentMs + spacingMs - load.nowMs));
}
