import type { Incident } from "../../../../shared/timeline/incident.ts";
import { simulate } from "../simulator/world-of-sport.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";

/** Everything that will happen in an event whose provider knows it; empty for ingested ones. */
export function scriptOf({ seed, events }: LedgerContext, { state }: StoredEvent): readonly Incident[] {
  const { provider, eventId } = state.schedule;
  if (provider === "simulator") return simulate(seed, state.schedule);
  const json = provider === "replay" ? events.script(eventId) : null;
  // What `startReplay` stored.
  return json === null ? [] : (JSON.parse(json) as readonly Incident[]);
}
