/** A clock that is set back further was wrong before. */
const mostBackSeconds = 300;
/** How fast time goes while it waits for a clock that was set back. */
const slowSpeed = 0.5;

/**
 * Time as a ledger counts it, in whole unix seconds: it follows `read`, but where that was set back a little it goes on
 * at half its speed until the clock has caught up. So nothing that was due waits for the same minutes to come twice, and
 * no change is older than the one before it.
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
