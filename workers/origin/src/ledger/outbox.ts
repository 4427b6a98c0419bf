import type { PublisherService } from "../../../../shared/push/publisher.ts";
import type { ChangeLog } from "./change-log.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import type { Meta } from "./meta.ts";

/** The size of one call to the hub: longer deliveries take several. */
const batchLimits = { rows: 200, length: 262_144 } as const;

/**
 * Sends the changes to the sport's hub, in order and in batches: while one batch is under way the next changes gather.
 * The hub's position is stored, so that a restart of either side loses nothing.
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
