import type { Incident } from "../../shared/timeline/incident.ts";
import type { IncidentPost } from "../../workers/origin/src/ingest/schemas.ts";

type PostedIncident = IncidentPost["incidents"][number];

/** Of a timeline what the ingest API takes so far: goals and cards of matches that are told with their line-ups. */
export function toIncidents(timeline: readonly Incident[]): readonly PostedIncident[] {
  if (!timeline.some(({ kind }) => kind === "line-up")) return [];
  return timeline.flatMap((incident): readonly PostedIncident[] => {
    if (incident.kind === "goal") {
      const { kind, atSeconds, side, minute } = incident;
      return [{ kind, atSeconds, side, minute }];
    }
    if (incident.kind === "card") {
      const { kind, atSeconds, side, colour, minute } = incident;
      return [{ kind, atSeconds, side, colour: colour === "yellow" ? "yellow" : "red", minute }];
    }
    return [];
  });
}
