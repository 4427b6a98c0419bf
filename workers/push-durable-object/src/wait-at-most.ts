/** Waits for something that may happen, but no longer than so long. */
export async function waitAtMost(ms: number, happens: Promise<unknown>): Promise<void> {
  const end = new AbortController();
  // Cancelled when it happened.
  const late = scheduler.wait(ms, { signal: end.signal }).catch(() => undefined);
  try {
    await Promise.race([happens, late]);
  } finally {
    end.abort();
  }
}
