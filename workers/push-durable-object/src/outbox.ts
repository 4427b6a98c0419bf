import { fullRowsBytes, maxRowsBytes } from "../../../shared/push/push-limits.ts";
import { helloText, rowsText } from "./frame-text.ts";
import type { SubjectFrame } from "./hub-protocol.ts";
import { createSignal } from "./signal.ts";
import { byteLength } from "./unread.ts";

type Waiting = { readonly firstSeq: number; readonly rows: string[]; readonly isNewEpoch: boolean; bytes: number };

/** The changes that wait to be sent, gathered into one frame per subject. */
export function createOutbox() {
  const waiting = new Map<string, Waiting>();
  const filled = createSignal();
  const emptied = createSignal();
  const isFull = (subject: string): boolean => (waiting.get(subject)?.bytes ?? 0) >= fullRowsBytes;
  return {
    /** Rows that follow those that wait already, or begin a new window. */
    add(subject: string, firstSeq: number, rows: readonly string[]) {
      const before = waiting.get(subject);
      const bytes = byteLength(rows.join(""));
      if (before !== undefined && before.firstSeq + before.rows.length === firstSeq) {
        before.rows.push(...rows);
        before.bytes += bytes;
      } else waiting.set(subject, { firstSeq, rows: [...rows], isNewEpoch: before?.isNewEpoch === true, bytes });
      if (isFull(subject)) filled.give();
    },
    /** A new epoch has begun; the subject is at `newest`. */
    addNewEpoch(subject: string, newest: number) {
      waiting.set(subject, { firstSeq: newest + 1, rows: [], isNewEpoch: true, bytes: 0 });
    },
    isEmpty: () => waiting.size === 0,
    isFull,
    /** When a frame is full, which may be so already. */
    full: (): Promise<void> => ([...waiting.keys()].some(isFull) ? Promise.resolve() : filled.next()),
    /** When everything is taken out the next time. */
    taken: (): Promise<void> => emptied.next(),
    /**
     * Takes everything out, as frames. More rows than a frame may hold are only announced: subscribers ask for them in
     * parts (P13).
     */
    take(epoch: string, nowMs: number): readonly SubjectFrame[] {
      const frames = [...waiting].map(([subject, { firstSeq, rows, isNewEpoch, bytes }]) => {
        const position = { n: firstSeq + rows.length - 1, epoch };
        const isAnnounced = isNewEpoch || bytes > maxRowsBytes;
        const text = isAnnounced ? helloText({ [subject]: position }, nowMs, 0) : rowsText(subject, firstSeq, rows);
        return { subject, position, text };
      });
      waiting.clear();
      emptied.give();
      return frames;
    },
  };
}
