/** Counts frames, for a rate over the time since it was asked last. */
export function createFrameRate() {
  let frames = 0;
  let sinceMs: number | null = null;
  let known = 0;
  return {
    count: (more: number) => void (frames += more),
    /** Over less than ten seconds it would be the rate of a moment: the one before is said again. */
    perSecond(nowMs: number): number {
      const tookMs = nowMs - (sinceMs ?? nowMs);
      sinceMs ??= nowMs;
      if (tookMs >= 0 && tookMs < leastMs) return known;
      if (tookMs > 0) known = (frames * 1000) / tookMs;
      frames = 0;
      sinceMs = nowMs;
      return known;
    },
  };
}

const leastMs = 10_000;
