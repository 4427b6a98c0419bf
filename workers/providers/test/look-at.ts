import { statusName } from "../../../shared/sports/statuses.ts";
import { correctTimeline } from "../../../shared/timeline/correct.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import type { FakeOrigin } from "./fake-origin.ts";

/** A match as pages show it: its stage, its score, its goals in the order of time ("side minute player"). Null for none. */
export function lookAt(origin: FakeOrigin, home: string, away: string) {
  const event = [...origin.events.values()].find((one) => one.home.slug === home && one.away?.slug === away);
  if (event === undefined) return null;
  const state = origin.stateOf(event.eventId);
  const incidents = origin
    .incidentsOf(event.eventId)
    .map(({ eventId: _eventId, atSeconds = 0, ...rest }): Incident => ({ ...rest, atSeconds }));
  const goals = correctTimeline(incidents).flatMap((incident) =>
    incident.kind === "goal" ? [`${incident.side} ${incident.minute} ${incident.player?.name ?? ""}`.trim()] : [],
  );
  return { status: statusName(state.status), score: state.score, goals };
}
