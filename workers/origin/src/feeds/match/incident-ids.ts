import { stableId } from "../../../../../shared/sports/stable-id.ts";
import type { MatchDetails, DetailsEntry } from "../../ledger/match-details.ts";

/**
 * The id of each entry, of 8 characters: the provider's own where it is one, else one that follows from it, or from what
 * the incident is and when, so that it stays when other incidents come or go.
 */
export function toIncidentIds({ state, entries }: MatchDetails): ReadonlyMap<DetailsEntry, string> {
  const { sportId, eventId } = state.schedule;
  const counts = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const { incident } = entry;
      if (incident.id !== undefined) {
        const isOfForm = /^[0-9A-Za-z]{8}$/.test(incident.id);
        return [entry, isOfForm ? incident.id : stableId(sportId, "incident", eventId, incident.id)];
      }
      const side = "side" in incident ? incident.side : 0;
      const key = `${incident.kind} ${incident.atSeconds} ${side}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [entry, stableId(sportId, "incident", eventId, key, String(count))];
    }),
  );
}
