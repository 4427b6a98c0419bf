/** A clock that is set back further than this was wrong before. */
const mostBackSeconds = 300;
/** How fast time goes while it waits for a clock that was set back. */
const slowSpeed = 0.5;

/**
 * A ledger's time, in whole unix seconds: it follows `read`; where that was set back a little, it continues at half
 * speed until the clock has caught up. So due work does not wait for the same minutes twice, and no change is older
 * than the one before it.
 */
export function createSteadyClock(read: () => number): () => number {
  let lastRead = -Infinity;
  let now = -Infinity;
  return () => {
    const current = read();
    const passed = Math.max(0, current - lastRead);
    lastRead = current;
    now = current < now && now - current <= mostBackSeconds ? now + passed * slowSpeed : current;
    return Math.floor(now);
  };
}
