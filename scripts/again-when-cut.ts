const mostTries = 3;

/**
 * Does work again that may be done twice, where its connection was cut. Miniflare keeps connections to workerd open for later
 * calls; on a busy machine workerd closes one at the moment in which a call begins, and that call fails with "other side closed".
 */
export async function againWhenCut<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isCut(error)) throw error;
    }
  }
}

/** What `fetch` throws where no answer came, whatever the reason. An answer that reports a fault is another error. */
const isCut = (error: unknown): boolean => error instanceof TypeError && error.message === "fetch failed";
