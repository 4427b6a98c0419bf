/** "Best of 11" in the visitor's words, for darts and snooker; nothing without a count of frames (C5.10). */
export function formatBestOf(bestOfFrames: number | null, toText: (frames: number) => string): string {
  return bestOfFrames !== null && Number.isInteger(bestOfFrames) && bestOfFrames > 0 ? toText(bestOfFrames) : "";
}
