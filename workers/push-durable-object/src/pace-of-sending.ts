/** The shortest pause between two sendings for single rows and for a flood, and the longest pause for both. */
const spacingMs = { lone: 20, flood: 100, longest: 1_000 } as const;
/** The same limits as multiples of the duration of the last sending. At 1 a busy thread would only send, and take no rows in. */
const spacingTimes = { lone: 1.25, flood: 2 } as const;
/** At this many rows a second, fuller frames are better than quick ones. */
const floodRowsPerSecond = 200;
/**
 * After a pause in which nothing more arrived, this many sendings make no pause, or half as many if rows wait for them: rows arrive no faster
 * than the hub sends them. This does not apply to sendings that take longer than `longestWithoutPauseMs`: there, one frame less is worth the pause.
 */
const sendingsWithoutPause = 10;
const longestWithoutPauseMs = 64;
/** A publication that arrives within this share of a sending's duration after its end has waited for that end. */
const shareAfterSending = 1 / 16;
/** After this time a row counts for a third of its first weight. */
const memoryMs = 500;

/**
 * Calculates how long changes wait before the hub sends them. They do not wait when the hub has sent nothing lately. Otherwise the pause grows
 * with the duration of the last sending and with the rate of rows. A long pause delays a single goal without any gain; when many rows
 * arrive, it joins them into fewer frames, and gives the thread time to accept rows. The hub cannot see how many wait to be accepted, so
 * it learns from its pauses: one in which another publication arrives was useful, and after a useless one it omits pauses for a while.
 * A clock that goes back does not extend the wait.
 */
export function createPaceOfSending() {
  let lastSentMs: number | null = null;
  let lastTookMs = 0;
  /** The number of recent rows; a row counts less the older it is. */
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
      // This publication waited for the end of the last sending, and so may others that the hub has not accepted yet.
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
