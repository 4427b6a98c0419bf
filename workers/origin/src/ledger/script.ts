import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";

/** Everything that will happen in an event whose provider knows it; empty for others. */
export function scriptOf({ providers, events }: LedgerContext, { state }: StoredEvent): readonly Incident[] {
  return providers.of(state.schedule).script(state.schedule, events.script(state.schedule.eventId));
}
