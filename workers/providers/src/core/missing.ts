import type { Known } from "./connector.ts";

const dayMs = 86_400_000;
/** A match that is missing for this long after its start was deleted, or is told by nobody any more. */
const longestMissingMs = 14 * dayMs;
/** Asks for so few at a time that a list that lost a whole season uses up no budget. */
const most = 10;

/**
 * The source's ids of matches that the list of their season has lacked for a day. An answer without a match proves nothing: it
 * may have moved to another list, or the list was incomplete for a moment. So it is asked for by its id, and stays meanwhile.
 */
export const missingFor = (known: readonly Known[], nowMs: number): readonly string[] =>
  known
    .flatMap(({ sourceId, missingSeconds, settledSeconds, startSeconds }) => {
      if (sourceId === undefined || missingSeconds === undefined || settledSeconds !== null) return [];
      const isDue = nowMs - missingSeconds * 1000 >= dayMs && nowMs - startSeconds * 1000 < longestMissingMs;
      return isDue ? [sourceId] : [];
    })
    .slice(0, most);
