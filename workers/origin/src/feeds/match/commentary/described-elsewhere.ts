import type { DetailsEntry } from "../../../ledger/match-details.ts";
import type { PlayName } from "../../../../../../shared/timeline/plays.ts";

/** Plays that are the same moment as a later entry of the same second: a shot and the goal that it was. */
const firstHalves: ReadonlySet<PlayName> = new Set<PlayName>([
  "shot-on-target",
  "service-break",
  "checkout",
  "two-pointer",
  "three-pointer",
]);

/** Whether an entry after the one at `index`, or the one before it, describes it too, so that nothing is said twice. */
export function isDescribedElsewhere(entries: readonly DetailsEntry[], index: number): boolean {
  const incident = entries[index]?.incident;
  if (incident === undefined) return false;
  if (incident.kind === "play" && firstHalves.has(incident.play)) {
    // The points of a game of tennis are taken away between its break and its end.
    let after = index + 1;
    while (entries[after]?.incident.kind === "facts") after += 1;
    const next = entries[after];
    return next !== undefined && next.incident.atSeconds === incident.atSeconds && saysMore(next);
  }
  const previous = entries[index - 1];
  // A wicket that names its bowler replaces the count after it.
  return (
    incident.kind === "facts" &&
    previous?.incident.atSeconds === incident.atSeconds &&
    previous.incident.kind === "play" &&
    previous.incident.play === "wicket"
  );
}

function saysMore({ incident }: DetailsEntry): boolean {
  if (incident.kind === "play") return incident.play === "save";
  return incident.kind === "goal" || incident.kind === "points" || incident.kind === "period-won";
}
