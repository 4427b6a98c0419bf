import { logFailure } from "../log-failure.ts";

/**
 * Work that sends data to a neighbour until nothing is left. While it runs, further calls join it, and it
 * checks again for the data that they added.
 */
export type Delivery = {
  /** Resolves when nothing is pending. Never rejects: a neighbour that cannot be reached leaves `retryAtSeconds` set. */
  readonly flush: (nowSeconds: () => number) => Promise<void>;
  /** When to try again; null when nothing failed. */
  readonly retryAtSeconds: () => number | null;
};

/** A neighbour that does not exist yet, as on the first start: logged only when it takes long. */
export class NotReadyYet extends Error {}

const firstRetrySeconds = 2;
/** Failures after which even a neighbour that does not exist yet is logged: some ten seconds. */
const patience = 3;
const longestRetrySeconds = 60;

/** @param label what fails, for the log */
export function createDelivery(label: string, sendPending: (nowSeconds: number) => Promise<void>): Delivery {
  let sending: Promise<void> | null = null;
  let hasMore = false;
  let failures = 0;
  let retryAt: number | null = null;

  async function sendAll(nowSeconds: () => number): Promise<void> {
    try {
      while (hasMore) {
        hasMore = false;
        await sendPending(nowSeconds());
      }
      failures = 0;
      retryAt = null;
    } catch (error) {
      failures += 1;
      retryAt = nowSeconds() + Math.min(longestRetrySeconds, firstRetrySeconds * 2 ** (failures - 1));
      if (!(error instanceof NotReadyYet) || failures >= patience)
        logFailure({ level: "warn", action: `${label}, again in ${retryAt - nowSeconds()} s`, reason: error });
    } finally {
      sending = null;
    }
  }

  return {
    flush(nowSeconds) {
      hasMore = true;
      sending ??= sendAll(nowSeconds);
      return sending;
    },
    retryAtSeconds: () => retryAt,
  };
}
