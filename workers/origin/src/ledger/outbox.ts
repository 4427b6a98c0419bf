import type { PublisherService } from "../../../../shared/push/publisher.ts";
import type { ChangeLog } from "./change-log.ts";
import type { Meta } from "./meta.ts";

/**
 * Hands the changes to the sport's hub, in order and in batches: while one batch is on its way the next ones gather.
 * What the hub holds is remembered, so that a restart of either side loses nothing.
 */
export type Outbox = {
  /** Resolves when nothing is pending. Never rejects: a hub that cannot be reached leaves `retryAtSeconds` set. */
  readonly flush: (nowSeconds: () => number) => Promise<void>;
  /** When to try again; null when nothing failed. */
  readonly retryAtSeconds: () => number | null;
};

const batchRows = 200;
const firstRetrySeconds = 2;
const longestRetrySeconds = 60;

export function createOutbox(
  sportId: number,
  subjects: readonly string[],
  changes: ChangeLog,
  meta: Meta,
  publisher: PublisherService,
): Outbox {
  let sending: Promise<void> | null = null;
  let hasMore = false;
  let failures = 0;
  let retryAt: number | null = null;

  async function send(subject: string): Promise<void> {
    const key = `hub:${subject}`;
    let stalled = 0;
    for (;;) {
      const have = meta.number(key) ?? 0;
      const rows = changes.from(subject, have + 1, batchRows);
      const first = rows[0];
      if (first === undefined) return;
      const receipt = await publisher.publish(sportId, {
        subject,
        firstSeq: first.seq,
        rows: rows.map(({ row }) => row),
      });
      meta.set(key, receipt.have);
      // A hub behind what was sent gets it again from `have + 1`; one that does not move is left for the retry.
      stalled = receipt.have > have ? 0 : stalled + 1;
      if (stalled > 1) throw new Error(`the hub stays at ${receipt.have} of ${subject}`);
    }
  }

  async function sendAll(nowSeconds: () => number): Promise<void> {
    try {
      while (hasMore) {
        hasMore = false;
        for (const subject of subjects) await send(subject);
      }
      failures = 0;
      retryAt = null;
    } catch (error) {
      failures += 1;
      retryAt = nowSeconds() + Math.min(longestRetrySeconds, firstRetrySeconds * 2 ** (failures - 1));
      console.warn(`publish of sport ${sportId} failed, again in ${retryAt - nowSeconds()} s: ${String(error)}`);
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
