import { stableId } from "../../shared/sports/stable-id.ts";
import { shownStatusType } from "../../shared/sports/status-types.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { Incident, Side } from "../../shared/timeline/incident.ts";

/** In the order of time; what shares a second falls between the kick-off and the whistle. */
export const inOrder = (incidents: readonly Incident[]): readonly Incident[] =>
  incidents.toSorted((a, b) => a.atSeconds - b.atSeconds || orderInSecond(a) - orderInSecond(b));

function orderInSecond(incident: Incident): number {
  if (incident.kind !== "status") return 1;
  return shownStatusType(incident.status) === statusType.finished ? 2 : 0;
}

/** Derives the id from the content, for incidents that replace earlier reports: different content makes a different incident. */
export function nameByContent<T extends Incident>(incident: T): T & { readonly id: string } {
  return { ...incident, id: `${incident.kind}-${stableId(1, JSON.stringify(incident))}` };
}

/**
 * Gives incidents the ids `name-side-n`, counted by side: "goal-1-2" is the second goal of the side whose id sorts first. So a
 * goal on neutral ground has the same id in all sources, though they differ on the home side.
 */
export function numberedBySide<T extends { readonly side: Side }>(
  name: string,
  { home, away }: Sides,
  entries: readonly T[],
  toIncident: (entry: T) => Incident,
): readonly Incident[] {
  const isTurned = away !== null && away.id < home.id;
  const counts = { 1: 0, 2: 0 };
  return entries.map((entry) => {
    counts[entry.side] += 1;
    const side = isTurned ? 3 - entry.side : entry.side;
    return { ...toIncident(entry), id: `${name}-${side}-${counts[entry.side]}` };
  });
}

type Sides = { readonly home: Pick<Participant, "id">; readonly away: Pick<Participant, "id"> | null };
