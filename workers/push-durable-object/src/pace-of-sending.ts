/** The shortest time between two sendings: when rows come one by one, when a flood of them comes, and however long a sending takes. */
const spacingMs = { lone: 20, flood: 100, longest: 1_000 } as const;
/** The same as a multiple of what the last sending took. One whole sending leaves nothing of a busy thread to those that publish. */
const spacingTimes = { lone: 1.25, flood: 2 } as const;
/** So many rows a second are a flood: fuller frames then bring more than quick ones. */
const floodRowsPerSecond = 200;
/** After this time a row counts for a third of what it did. */
const memoryMs = 500;

/**
 * How long changes wait before they are sent: not at all when nothing was sent lately. After that the pause follows what sending costs, as
 * told by the last one, and how many rows come. Few rows gain nothing from a long pause: a goal would only wait; of
 * many each pause saves frames, which cost the thread from which rows are taken in. A clock that went back extends no wait.
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
