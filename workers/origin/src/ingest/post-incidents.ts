import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { appendIncident } from "../ledger/append.ts";
import type { IncidentPost } from "./schemas.ts";

/** Appends incidents to an event, each a change of its own. */
export function postIncidents(context: LedgerContext, post: IncidentPost, nowSeconds: number): "posted" | "unknown" {
  let stored = context.events.event(post.eventId);
  if (stored === null) return "unknown";
  for (const sent of post.incidents) {
    stored = appendIncident(context, stored, withTime(sent, nowSeconds), nowSeconds);
  }
  return "posted";
}

/** Optional parts that were not sent are absent, not undefined. */
const withTime = (sent: IncidentPost["incidents"][number], nowSeconds: number): Incident =>
  JSON.parse(JSON.stringify({ ...sent, atSeconds: sent.atSeconds ?? nowSeconds })) as Incident;
