export type Difficulty = "easy" | "even" | "hard";

/** A match is easy from this many expected points on. Before a match, an average team can expect 1.6 points at home and 1.1 away. */
export const easyFrom = 1.8;
/** A match is hard if fewer points are to be expected of it. */
export const hardBelow = 1;

/** Judges the number that is shown, so that two that look alike are called alike. @param points the expected points of a match, of 3 for a win */
export function toDifficulty(points: number): Difficulty {
  const shown = Math.round(10 * points) / 10;
  return shown >= easyFrom ? "easy" : shown < hardBelow ? "hard" : "even";
}
