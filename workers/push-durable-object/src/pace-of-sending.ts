/** The shortest pause between two sendings for single rows and for a flood, and the longest pause for both. */
const spacingMs = { lone: 20, flood: 100, longest: 1_000 } as const;
/** The same limits as multiples of the duration of the last sending. At 1 a busy thread would only send, and take no rows in. */
const spacingTimes = { lone: 1.25, flood: 2 } as const;
/** So many rows a second are a flood: fuller frames then bring more than quick ones. */
const floodRowsPerSecond = 200;
/** After this time a row counts for a third of what it did. */
const memoryMs = 500;

/**
 * Calculates how long changes wait before the hub sends them. They do not wait when the hub has sent nothing lately. Otherwise the pause grows
 * with the duration of the last sending and with the rate of rows. A long pause delays a single goal without any gain; when many rows
 * come, it joins them into fewer frames, and leaves the thread time to take rows in. A clock that goes back does not extend the wait.
 */
export function createPaceOfSending() {
  let lastSentMs: number | null = null;
  let lastTookMs = 0;
  /** Rows that came, each counting less the longer ago it came. */
  let recentRows = 0;
  let countedMs = 0;

  function count(rows: number, nowMs: number): number {
    recentRows = recentRows * Math.exp(-Math.max(0, nowMs - countedMs) / memoryMs) + rows;
    countedMs = nowMs;
    return recentRows;
  }

  return {
    came(rows: number, nowMs: number) {
      count(rows, nowMs);
    },
    sent(nowMs: number) {
      lastSentMs = nowMs;
    },
    done(nowMs: number) {
      lastTookMs = nowMs - (lastSentMs ?? nowMs);
    },
    delayMs(nowMs: number): number {
      if (lastSentMs === null) return 0;
      const rowsPerSecond = (count(0, nowMs) * 1_000) / memoryMs;
      const flooded = Math.min(1, rowsPerSecond / floodRowsPerSecond);
      const between = ({ lone, flood }: { readonly lone: number; readonly flood: number }) =>
        lone + (flood - lone) * flooded;
      const spacing = Math.min(spacingMs.longest, Math.max(between(spacingMs), between(spacingTimes) * lastTookMs));
      return Math.min(spacing, Math.max(0, lastSentMs + spacing - nowMs));
    },
  };
}
