import type { SourceReport } from "../../../../shared/operations/reports.ts";
import type { Known } from "./connector.ts";

/** A season of a small league may have many of them; those of the last matches are the ones to look into. */
const mostContradictions = 20;

/** The matches whose result contradicts itself, for the status page. */
export function toContradictions(known: readonly Known[]): Pick<SourceReport, "contradictions" | "dropped"> {
  const contradictory = known
    .filter(({ dropped }) => dropped !== undefined)
    .toSorted((a, b) => b.startSeconds - a.startSeconds);
  const latest = contradictory.slice(0, mostContradictions);
  return { contradictions: contradictory.length, dropped: latest.flatMap(({ dropped = [] }) => dropped) };
}
