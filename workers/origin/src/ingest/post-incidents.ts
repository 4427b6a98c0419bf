import { applyIncident } from "../../../../shared/timeline/fold.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { record } from "../ledger/record.ts";
import type { IncidentPost } from "./schemas.ts";

/** Appends incidents to an event, each a change of its own. */
export function postIncidents(context: LedgerContext, post: IncidentPost, nowSeconds: number): "posted" | "unknown" {
  const stored = context.events.event(post.eventId);
  if (stored === null) return "unknown";
  let current = stored;
  for (const sent of post.incidents) {
    const incident = { ...sent, atSeconds: sent.atSeconds ?? nowSeconds };
    context.events.putIncident(post.eventId, JSON.stringify(incident));
    const after = { ...current, state: applyIncident(current.state, incident) };
    record(context, current.state, after, nowSeconds);
    current = after;
  }
  return "posted";
}
