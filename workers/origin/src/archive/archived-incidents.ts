import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { IncidentStore } from "../ledger/incident-store.ts";
import type { ArchiveStore } from "./archive-store.ts";

/** The ledger's incidents, and those in the archive: an event has all of them here or all of them there. */
export const withArchivedIncidents = (
  held: IncidentStore,
  archive: Pick<ArchiveStore, "rowsOf" | "demandHeld">,
): IncidentStore => ({
  ...held,
  ofEvent(eventId, throughSeq = Number.MAX_SAFE_INTEGER) {
    const reported = held.ofEvent(eventId, throughSeq);
    if (reported.length > 0) return reported;
    return (
      archive
        .rowsOf(eventId)
        .filter(({ seq }) => seq <= throughSeq)
        // What `append` wrote.
        .map(({ json, seq }) => ({ incident: JSON.parse(json) as Incident, seq }))
    );
  },
  senderList(eventId) {
    archive.demandHeld(eventId);
    return held.senderList(eventId);
  },
});
