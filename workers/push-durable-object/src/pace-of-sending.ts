/** The shortest pause between two sendings for single rows and for a flood, and the longest pause for both. */
const spacingMs = { lone: 20, flood: 100, longest: 1_000 } as const;
/** The same limits as multiples of the duration of the last sending. At 1 a busy thread would only send, and take no rows in. */
const spacingTimes = { lone: 1.25, flood: 2 } as const;
/** So many rows a second are a flood: fuller frames then bring more than quick ones. */
const floodRowsPerSecond = 200;
/**
 * After a pause in which nothing more came, so many sendings make none, half as many where rows wait for them: rows come no faster than
 * they are sent. Not where a sending takes longer: there, one frame less is worth more than a pause costs.
 */
const sendingsWithoutPause = 10;
const longestWithoutPauseMs = 64;
/** What comes within this share of a sending after it, has waited for its end. */
const shareAfterSending = 1 / 16;
/** After this time a row counts for a third of what it did. */
const memoryMs = 500;

/**
 * Calculates how long changes wait before the hub sends them. They do not wait when the hub has sent nothing lately. Otherwise the pause grows
 * with the duration of the last sending and with the rate of rows. A long pause delays a single goal without any gain; when many rows
 * come, it joins them into fewer frames, and leaves the thread time to take rows in. How many wait to be taken in nobody sees: a pause in
 * which another publication comes was worth it, and after one in which none comes there is none for a while. A clock that goes back does not
 * extend the wait.
 */
export function createPaceOfSending() {
  let lastSentMs: number | null = null;
  let lastTookMs = 0;
  /** Rows that came, each counting less the longer ago it came. */
  let recentRows = 0;
  let countedMs = 0;
  let doneMs = -Infinity;
  /** Publications since the last sending, and whether they had to wait for more. */
  let gathered = 0;
  let hasPaused = false;
  let withoutPause = 0;

  function count(rows: number, nowMs: number): number {
    recentRows = recentRows * Math.exp(-Math.max(0, nowMs - countedMs) / memoryMs) + rows;
    countedMs = nowMs;
    return recentRows;
  }

  return {
    came(rows: number, nowMs: number) {
      count(rows, nowMs);
      gathered += 1;
      // It waited for the end of the last sending, and so may others that nobody has taken in yet.
      if (nowMs - doneMs < lastTookMs * shareAfterSending) withoutPause = Math.max(0, withoutPause - 1);
    },
    sent(nowMs: number) {
      if (gathered > 1) withoutPause = 0;
      else if (hasPaused) withoutPause = sendingsWithoutPause;
      else withoutPause = Math.max(0, withoutPause - 1);
      [gathered, hasPaused] = [0, false];
      lastSentMs = nowMs;
    },
    done(nowMs: number) {
      lastTookMs = nowMs - (lastSentMs ?? nowMs);
      doneMs = nowMs;
    },
    delayMs(nowMs: number): number {
      if (lastSentMs === null) return 0;
      const rowsPerSecond = (count(0, nowMs) * 1_000) / memoryMs;
      const flooded = Math.min(1, rowsPerSecond / floodRowsPerSecond);
      const between = ({ lone, flood }: { readonly lone: number; readonly flood: number }) =>
        lone + (flood - lone) * flooded;
      const isPauseUseless = withoutPause > 0 && gathered <= 1 && lastTookMs <= longestWithoutPauseMs;
      const times = isPauseUseless ? 0 : between(spacingTimes);
      const spacing = Math.min(spacingMs.longest, Math.max(between(spacingMs), times * lastTookMs));
      const delayMs = Math.min(spacing, Math.max(0, lastSentMs + spacing - nowMs));
      hasPaused = delayMs > 0;
      return delayMs;
    },
  };
}
