import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import type { Side } from "../../../../../../shared/timeline/incident.ts";
import type { DetailsEntry } from "../../../ledger/match-details.ts";

/** The incidents of one moment, which share one row: a penalty and its kick. */
export type Moment = readonly DetailsEntry[];

/** Everything else is a moment of its own. */
export function toMoments(entries: readonly DetailsEntry[], sportId: number): readonly Moment[] {
  if (sportId !== sportIds.soccer) return entries.map((entry) => [entry]);
  const kicks = new Map<DetailsEntry, DetailsEntry>();
  const reported = new Set<DetailsEntry>();
  for (const [index, entry] of entries.entries()) {
    if (entry.incident.kind !== "play" || entry.incident.play !== "penalty-awarded") continue;
    const kick = kickOf(entries.slice(index + 1), entry.incident.side);
    if (kick === undefined) continue;
    kicks.set(entry, kick);
    reported.add(kick);
  }
  return entries.flatMap((entry) => {
    const kick = kicks.get(entry);
    if (kick !== undefined) return [[entry, kick]];
    return reported.has(entry) ? [] : [[entry]];
  });
}

/** The kick of a penalty is taken before the side is awarded another one. */
function kickOf(after: readonly DetailsEntry[], side: Side): DetailsEntry | undefined {
  for (const entry of after) {
    const { incident } = entry;
    if (!("side" in incident) || incident.side !== side) continue;
    if (incident.kind === "play" && incident.play === "penalty-awarded") return undefined;
    if (incident.kind === "missed-penalty" || (incident.kind === "goal" && incident.how === "penalty")) return entry;
  }
  return undefined;
}
