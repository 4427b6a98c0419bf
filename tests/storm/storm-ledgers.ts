import type { Publication, PublisherService, Receipt } from "../../shared/push/publisher.ts";
import { createOutbox } from "../../workers/origin/src/ledger/ledger-outbox.ts";
import type { createSeeded } from "./seeded.ts";
import { createVirtualLedger, type VirtualLedger } from "./virtual-ledger.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** A stub of the hub: it answers as the hub does, but with a delay. */
export type StormHub = { publish(publication: Publication): Promise<Receipt> };

type Parts = {
  /** The first subject changes most often. */
  readonly subjects: readonly [string, string];
  readonly time: VirtualTime;
  readonly random: ReturnType<typeof createSeeded>;
  readonly hub: StormHub;
};

const eventIds = ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd", "eeeeeeee"];

/** The ledgers of a storm's subjects, with a real outbox. Rows and the position at the hub survive a crash; calls in flight do not. */
export function createStormLedgers({ subjects, time, random, hub }: Parts) {
  const ledgers = new Map<string, VirtualLedger>(subjects.map((subject) => [subject, createVirtualLedger()]));
  const ledgerOf = (subject: string): VirtualLedger => ledgers.get(subject) ?? createVirtualLedger();
  const meta = new Map<string, number>();
  const publisher: PublisherService = { publish: (_, publication) => hub.publish(publication) };
  let outboxStatus = { isAlive: true };
  let outbox = startOutbox();

  function startOutbox() {
    outboxStatus.isAlive = false;
    const status = { isAlive: true };
    outboxStatus = status;
    const changes = {
      from: (subject: string, first: number, limits: { readonly rows: number }) =>
        Array.from({ length: Math.max(0, Math.min(limits.rows, ledgerOf(subject).seq() - first + 1)) }, (_, index) => ({
          seq: first + index,
          row: ledgerOf(subject).row(first + index),
        })),
    };
    const memory = {
      number: (key: string) => meta.get(key) ?? null,
      set(key: string, value: number) {
        if (status.isAlive) meta.set(key, value);
      },
    };
    // The outbox uses only these parts of the ledger; there is no game news.
    const parts = { sportId: 1, subjects: { all: subjects }, changes, meta: memory, gameNews: { pending: () => [] } };
    return createOutbox(parts as never, publisher);
  }

  function flush() {
    const flushed = outbox;
    void flushed
      .flush(() => time.nowMs() / 1000)
      .then(() => {
        const retryAtSeconds = flushed.retryAtSeconds();
        if (retryAtSeconds !== null && flushed === outbox) time.after(retryAtSeconds * 1000 - time.nowMs(), flush);
      });
  }

  return {
    of: ledgerOf,
    change(subject: string = random.chance(0.8) ? subjects[0] : subjects[1]) {
      const filler = random.chance(0.15) ? "x".repeat(random.pick([500, 1_500, 4_000]) ?? 0) : "";
      for (let count = random.chance(0.1) ? random.between(10, 60) : random.between(1, 3); count > 0; count -= 1) {
        const id = random.pick(eventIds) ?? "";
        ledgerOf(subject).change(id, {
          [random.chance(0.5) ? "AG" : "AH"]: String(random.below(100)),
          ...(filler && { CX: filler }),
        });
      }
      flush();
    },
    /** Sends more than may wait for one subscriber, in frames that are each within the limit. */
    flood() {
      for (let frame = 0; frame < 6; frame += 1) {
        time.after(frame * 300, () => {
          for (let row = 0; row < 25; row += 1) {
            const id = random.pick(eventIds) ?? "";
            ledgerOf(subjects[0]).change(id, { CX: `${random.below(100)}${"x".repeat(1_000)}` });
          }
          flush();
        });
      }
    },
    /** Publishes earlier rows once more, late. */
    publishAgain() {
      const [subject] = subjects;
      const seq = ledgerOf(subject).seq();
      if (seq === 0) return;
      const firstSeq = random.between(Math.max(1, seq - 10), seq);
      const last = random.chance(0.8) ? seq : random.between(firstSeq, seq);
      const rows = Array.from({ length: last - firstSeq + 1 }, (_, index) => ledgerOf(subject).row(firstSeq + index));
      publisher.publish(1, { subject, firstSeq, rows }).catch(() => {});
    },
    /** Kills the process at any point; a new one continues. */
    kill() {
      outbox = startOutbox();
      flush();
    },
    loseHubPosition: () => meta.clear(),
    /** Loses all rows: a new history begins. */
    lose() {
      for (const ledger of ledgers.values()) ledger.forgetAll();
      meta.clear();
      outbox = startOutbox();
    },
  };
}
