import type { Fault, FaultKind } from "./match-record.ts";

/** The number of faults named for one file: the first faults help its author more than a million of them. */
const mostNamed = 1000;

/** The faults of one file. Only the first ones are kept and the others counted, so that bad files do not fill the memory. */
export type FaultList = ReturnType<typeof createFaultList>;

export function createFaultList() {
  const named: Fault[] = [];
  const others = new Map<FaultKind, number>();
  const push = (fault: Fault): void => {
    const kind = fault.kind ?? "unreadable";
    if (named.length < mostNamed) named.push(fault);
    else others.set(kind, (others.get(kind) ?? 0) + 1);
  };
  return {
    push,
    /** Names the parts of a match's result that were left out because the others contradict them. */
    pushDropped(position: string, title: string, dropped: readonly string[]): void {
      for (const words of dropped)
        push({ position, reason: `${title}: ${words}`, kind: "parts of a result contradict each other" });
    },
    /** Returns the faults in their order; at the end, one fault for each kind gives the number of its unnamed faults. */
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
