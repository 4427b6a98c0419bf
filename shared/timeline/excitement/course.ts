/**
 * How a game went so far, as far as its excitement needs it. The state of an event keeps it, so that it follows from the timeline like
 * everything else (docs/models.md).
 */
export type Course = {
  /** The steps of the game that were read: 24 of one with a clock, games or groups of points in sets, frames. */
  readonly step: number;
  /** The chances at the last of them, as if both sides were equal. */
  readonly home: number;
  readonly away: number;
  /** How far the chances wandered: the sum of the distances between readings. */
  readonly path: number;
  /** The uncertainty of each reading, times its number. */
  readonly tension: number;
  /** The part of the game whose mark is shown. */
  readonly part: number;
  /** The mark that is shown, from 0 to 10; absent until enough was played. */
  readonly mark?: number;
};
