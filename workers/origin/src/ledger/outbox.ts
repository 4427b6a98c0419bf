import type { PublisherService } from "../../../../shared/push/publisher.ts";
import type { ChangeLog } from "./change-log.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import type { Meta } from "./meta.ts";

/** One call to the hub: what is longer goes in several. */
const batchLimits = { rows: 200, length: 262_144 } as const;

/**
 * Hands the changes to the sport's hub, in order and in batches: while one batch is on its way the next ones gather.
 * What the hub holds is remembered, so that a restart of either side loses nothing.
 */
export function createOutbox(
  sportId: number,
  subjects: readonly string[],
  changes: ChangeLog,
  meta: Meta,
  publisher: PublisherService,
): Delivery {
  async function send(subject: string): Promise<void> {
    const key = `hub:${subject}`;
    let stalled = 0;
    for (;;) {
      const have = meta.number(key) ?? 0;
      const rows = changes.from(subject, have + 1, batchLimits);
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

  return createDelivery(`publish of sport ${sportId}`, async () => {
    for (const subject of subjects) await send(subject);
  });
}
