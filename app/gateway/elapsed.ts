/** Milliseconds since an instant. A clock that went back tells nothing of it, so any time may have passed: infinite. */
export const elapsedMs = (sinceMs: number, nowMs: number): number =>
  nowMs >= sinceMs ? nowMs - sinceMs : Number.POSITIVE_INFINITY;
