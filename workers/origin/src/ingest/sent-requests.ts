import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Audit, Senders } from "../../../../shared/ingest/answers.ts";
import type { Claim } from "./intake.ts";
import { createCompetitions } from "./competitions.ts";

/** `beforeId`: the last entry's id of the page before. */
export type AuditPage = { readonly beforeId: number; readonly limit: number };
type Asker = Pick<Claim, "provider" | "scope">;

/** The requests, the newest first; those of others only for a provider that may see them. */
export function toAudit(
  { requests }: LedgerContext,
  { provider, scope }: Asker,
  { beforeId, limit }: AuditPage,
): Audit {
  const entries = requests.audit(scope.others ? null : provider, beforeId, limit);
  return {
    requests: entries.flatMap((entry) => (entry.outcome === "read" ? [] : [{ ...entry, outcome: entry.outcome }])),
  };
}

/** The senders of an event and its incidents; a provider sees the names of others only if its scope allows it. */
export function toSenders({ events, incidents }: LedgerContext, { provider, scope }: Asker, eventId: string): Senders {
  const stored = events.event(eventId);
  const isOwn = stored !== null && createCompetitions(events, scope).isOwnStage(stored.state.schedule.leagueStageId);
  if (!isOwn) return { event: null, incidents: [] };
  const isShown = (sender: string) => scope.others || sender === provider;
  const sender = events.sender(eventId);
  return {
    event: sender === null || !isShown(sender) ? null : sender,
    incidents: incidents.senderList(eventId).filter((incident) => isShown(incident.sender)),
  };
}
