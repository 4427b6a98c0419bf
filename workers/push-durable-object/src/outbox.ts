import { rowsText, repairText } from "./frame-text.ts";
import type { Delivery } from "./hub-protocol.ts";

/** What waits to be sent, gathered into one frame per subject. */
export function createOutbox() {
  const waiting = new Map<string, { firstSeq: number; rows: readonly string[]; isRepair: boolean }>();
  return {
    /** Rows that follow those that wait already, or begin a window of their own. */
    add(subject: string, firstSeq: number, rows: readonly string[]) {
      const before = waiting.get(subject);
      const follows = before !== undefined && before.firstSeq + before.rows.length === firstSeq;
      if (follows) waiting.set(subject, { ...before, rows: [...before.rows, ...rows] });
      else waiting.set(subject, { firstSeq, rows, isRepair: false });
    },
    /** The numbers began anew and stand at `newest`: readers must take a repair feed. */
    addRepair(subject: string, newest: number) {
      waiting.set(subject, { firstSeq: newest + 1, rows: [], isRepair: true });
    },
    isEmpty: () => waiting.size === 0,
    /** Takes everything out, as frames. */
    take(numbering: string): readonly Delivery[] {
      const deliveries = [...waiting].flatMap(([subject, { firstSeq, rows, isRepair }]) => {
        const newest = firstSeq + rows.length - 1;
        const repair = { subject, stand: { n: firstSeq - 1, numbering }, text: repairText(subject, firstSeq - 1) };
        const changes = { subject, stand: { n: newest, numbering }, text: rowsText(subject, firstSeq, rows) };
        return [...(isRepair ? [repair] : []), ...(rows.length > 0 ? [changes] : [])];
      });
      waiting.clear();
      return deliveries;
    },
  };
}
