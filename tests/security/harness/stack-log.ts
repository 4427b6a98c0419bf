import type { LogEntry } from "../../../scripts/stack.ts";

/** Messages that carry a stack: a client that can make them at will can fill the log. */
export const stackTraces = (log: readonly LogEntry[]): readonly string[] =>
  log.filter(({ message }) => /^\s+at .+/m.test(message)).map(({ message }) => message);

/** Traces by their first line, numbers aside, the most frequent first. */
export function summarize(traces: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const trace of traces) {
    const head = (trace.split("\n")[0] ?? "").replaceAll(/\d+/g, "0").slice(0, 160);
    counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([head, count]) => `${count} × ${head}`);
}

/** How many traces a whole run may leave: those of the stack's own start, of a shutdown, of one rare fault. */
export const mostTraces = 10;
