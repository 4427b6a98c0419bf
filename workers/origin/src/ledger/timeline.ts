import type { Incident } from "../../../../shared/timeline/incident.ts";
import { foldDetails, type MatchDetails } from "./match-details.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";

/** All incidents of an event so far: those that its script has played, then those that providers posted. */
export function timelineOf(context: LedgerContext, stored: StoredEvent): readonly Incident[] {
  const { eventId } = stored.state.schedule;
  const played = stored.cursor === 0 ? [] : scriptOf(context, stored).slice(0, stored.cursor);
  return [...played, ...context.incidents.ofEvent(eventId).map(({ incident }) => incident)];
}

/** The details of an event's page. */
export const detailsOf = (context: LedgerContext, stored: StoredEvent): MatchDetails =>
  foldDetails(stored.state.schedule, timelineOf(context, stored));

/** Everything that will happen in an event whose provider knows it; empty for others. */
export function scriptOf({ providers, events }: LedgerContext, { state }: StoredEvent): readonly Incident[] {
  return providers.of(state.schedule).script(state.schedule, events.script(state.schedule.eventId));
}
