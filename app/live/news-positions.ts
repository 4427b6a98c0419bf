import type { Connection, ConnectionEvent } from "./connection-state.ts";
import type { Applied } from "./apply-rows.ts";
import { decideRows, splitRows } from "./rows-step.ts";

/** Receives each row of news, encoded as it came. */
export type NewsListener = (subject: string, row: string) => void;

export type NewsPositions = ReturnType<typeof createNewsPositions>;

/**
 * The subjects of news (P18) that are followed beside those of the lists, and the number up to which each was heard. No feed
 * repeats the news: rows missed beyond the hub's window are lost.
 */
export function createNewsPositions() {
  const listeners = new Set<NewsListener>();
  let positions: ReadonlyMap<string, number> = new Map();
  const put = (subject: string, n: number) => {
    positions = new Map(positions).set(subject, n);
  };

  return {
    subscribe(listener: NewsListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    subjects: (): readonly string[] => [...positions.keys()],
    /** Null for a subject that is not followed. */
    getHave: (subject: string): number | null => positions.get(subject) ?? null,
    follow(subjects: readonly string[]) {
      positions = new Map(subjects.map((subject) => [subject, positions.get(subject) ?? 0]));
    },
    /** Sets the position when the numbers begin anew. Nothing is lost: all earlier rows were heard. */
    reach(subject: string, n: number) {
      if (positions.has(subject)) put(subject, n);
    },
    /** No feed repeats the news: what the hub can't replay is over, and the rest follows it. Null for a subject that is not followed. */
    skip(subject: string, repairs: Connection["repairs"], dispatch: (event: ConnectionEvent) => void): true | null {
      const seq = repairs[subject]?.atLeast;
      if (seq === undefined || !positions.has(subject)) return null;
      put(subject, seq);
      // Dispatch later: the other effects of the step that requests this repair come first.
      queueMicrotask(() => dispatch({ type: "healed", subject, seq, isWhole: true }));
      return true;
    },
    /** Null for a subject that is not followed. */
    apply(subject: string, n: number, encoded: string): Applied | null {
      const have = positions.get(subject);
      if (have === undefined) return null;
      const rows = splitRows(encoded);
      const last = n + rows.length - 1;
      const step = decideRows(have, n, rows.length);
      if (step.kind === "gap") return { outcome: "gap", have, last };
      if (step.kind === "ignore") return { outcome: "ignored", have, last };
      put(subject, step.have);
      for (const row of rows.slice(step.skip)) for (const listener of listeners) listener(subject, row);
      return { outcome: "applied", have: step.have, last };
    },
  };
}
