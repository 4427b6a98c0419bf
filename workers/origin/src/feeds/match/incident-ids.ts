import { stableId } from "../../../../../shared/identity/stable-id.ts";
import type { MatchDetails, DetailsEntry } from "../../ledger/story.ts";

/**
 * The id of each entry: the provider's own, else one that follows from what it is and when, so that it stays when other
 * incidents come or go.
 */
export function toIncidentIds({ state, entries }: MatchDetails): ReadonlyMap<DetailsEntry, string> {
  const { sportId, eventId } = state.schedule;
  const counts = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const { incident } = entry;
      if (incident.id !== undefined) return [entry, incident.id];
      const side = "side" in incident ? incident.side : 0;
      const key = `${incident.kind} ${incident.atSeconds} ${side}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [entry, stableId(sportId, "incident", eventId, key, String(count))];
    }),
  );
}
