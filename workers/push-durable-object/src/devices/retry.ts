const firstWaitSeconds = 15;
const longestWaitSeconds = 3600;
const mostTries = 6;

/**
 * After how many seconds a message is tried again that has failed `tries` times; null where it is given up. It waits twice as
 * long each time, and at least as long as the service says.
 */
export function toRetrySeconds(tries: number, afterSeconds: number | null): number | null {
  if (tries >= mostTries) return null;
  return Math.min(longestWaitSeconds, Math.max(firstWaitSeconds * 2 ** (tries - 1), afterSeconds ?? 0));
}
