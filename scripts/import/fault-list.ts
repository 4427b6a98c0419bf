import type { Fault, FaultKind } from "./match-record.ts";

/** What is named of one file: its author can do more with the first faults than with a million. */
const mostNamed = 1000;

/** The faults of one file, of which a few are kept and the others counted, so that memory does not grow with rubbish. */
export type FaultList = ReturnType<typeof createFaultList>;

export function createFaultList() {
  const named: Fault[] = [];
  const others = new Map<FaultKind, number>();
  return {
    push(fault: Fault): void {
      const kind = fault.kind ?? "unreadable";
      if (named.length < mostNamed) named.push(fault);
      else others.set(kind, (others.get(kind) ?? 0) + 1);
    },
    /** In their order; what was only counted is one fault of each kind at the end. */
    all: (): readonly Fault[] => [
      ...named,
      ...[...others].map(([kind, count]) => ({
        position: "file",
        reason: `… and ${count} more: ${kind}`,
        kind,
        count,
      })),
    ],
  };
}
