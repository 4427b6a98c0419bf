/** How long ago a feed may be wanted: in few steps, so that caches hold few copies of it. */
export const agoStepSeconds = 5;
export const longestAgoSeconds = 120;

/** The step that is at least as long ago. */
export const toAgo = (seconds: number): number =>
  Math.min(longestAgoSeconds, Math.ceil(seconds / agoStepSeconds) * agoStepSeconds);

/** Null for a text that is none of the steps. */
export function parseAgo(text: string): number | null {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return seconds > 0 && toAgo(seconds) === seconds ? seconds : null;
}
