import { maxRowsBytes } from "../../../shared/push/limits.ts";
import { helloText, rowsText } from "./frame-text.ts";
import type { SubjectFrame } from "./hub-protocol.ts";
import { byteLength } from "./unread.ts";

type Waiting = { readonly firstSeq: number; readonly rows: readonly string[]; readonly isNewEpoch: boolean };

/** The changes that wait to be sent, gathered into one frame per subject. */
export function createOutbox() {
  const waiting = new Map<string, Waiting>();
  return {
    /** Rows that follow those that wait already, or begin a new window. */
    add(subject: string, firstSeq: number, rows: readonly string[]) {
      const before = waiting.get(subject);
      const follows = before !== undefined && before.firstSeq + before.rows.length === firstSeq;
      if (follows) waiting.set(subject, { ...before, rows: [...before.rows, ...rows] });
      else waiting.set(subject, { firstSeq, rows, isNewEpoch: before?.isNewEpoch === true });
    },
    /** A new epoch has begun; the subject is at `newest`. */
    addNewEpoch(subject: string, newest: number) {
      waiting.set(subject, { firstSeq: newest + 1, rows: [], isNewEpoch: true });
    },
    isEmpty: () => waiting.size === 0,
    /**
     * Takes everything out, as frames. More rows than a frame may hold are only announced: subscribers ask for them in
     * parts (P13).
     */
    take(epoch: string, nowMs: number): readonly SubjectFrame[] {
      const frames = [...waiting].map(([subject, { firstSeq, rows, isNewEpoch }]) => {
        const position = { n: firstSeq + rows.length - 1, epoch };
        const isAnnounced = isNewEpoch || byteLength(rows.join("")) > maxRowsBytes;
        const text = isAnnounced ? helloText({ [subject]: position }, nowMs, 0) : rowsText(subject, firstSeq, rows);
        return { subject, position, text };
      });
      waiting.clear();
      return frames;
    },
  };
}
