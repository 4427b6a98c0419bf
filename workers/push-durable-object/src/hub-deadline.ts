/** How long a call between hub and relay may take. Lowered in tests. */
export const hubDeadline = { ms: 5_000 };

/** An object that hangs must not delay its callers; its work continues. Rejects when time is up. */
export async function inTime<T>(call: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = scheduler.wait(hubDeadline.ms, { signal: end.signal }).then(() => {
    throw new Error("no answer in time");
  });
  // Cancelled when the call was answered.
  late.catch(() => undefined);
  try {
    return await Promise.race([call, late]);
  } finally {
    end.abort();
  }
}
