import type { Amendment, Incident } from "../../shared/timeline/incident.ts";
import { reportedDifferently, type Refusal } from "../../shared/ingest/refusal.ts";
import { nameByContent } from "./incident-ids.ts";
import type { MatchRecord } from "./match-record.ts";

/** For each refused event, the incidents that the ledger knows differently; null for an event with any other fault. */
export function toDiffering(refused: readonly Refusal[]): ReadonlyMap<number, ReadonlySet<number> | null> {
  const differing = new Map<number, Set<number> | null>();
  for (const { pointer, reason } of refused) {
    const [, event, incident] = /^\/events\/(\d+)(?:\/timeline\/(\d+)$)?/.exec(pointer) ?? [];
    if (event === undefined) continue;
    const known = differing.get(Number(event));
    const isOtherwise = incident !== undefined && reason.endsWith(reportedDifferently);
    if (!isOtherwise || known === null) differing.set(Number(event), null);
    else differing.set(Number(event), new Set([...(known ?? []), Number(incident)]));
  }
  return differing;
}

/**
 * Returns a record that keeps the first reports and corrects them where the ledger can: it amends goals and cards;
 * whistles and substitutions stay. A source's last report counts.
 */
export function amendRecord(record: MatchRecord, otherwise: ReadonlySet<number>): MatchRecord {
  const timeline = record.timeline.flatMap((incident, index) =>
    otherwise.has(index) ? toAmendment(incident, record.event.startSeconds) : [incident],
  );
  return { ...record, timeline };
}

/** Creates an amendment. All amendments have the time of the start, so of two the one that arrived later counts. */
function toAmendment(incident: Incident, atSeconds: number): readonly Incident[] {
  if (incident.id === undefined) return [];
  const changes = toChanges(incident);
  return changes === null ? [] : [nameByContent({ kind: "amended", atSeconds, incidentId: incident.id, changes })];
}

function toChanges(incident: Incident): Amendment | null {
  switch (incident.kind) {
    case "goal": {
      const { side, minute, player, assist, how = "open-play" } = incident;
      return {
        side,
        minute,
        how,
        ...(player === undefined ? {} : { player }),
        ...(assist === undefined ? {} : { assist }),
      };
    }
    case "card":
    case "missed-penalty":
    case "play": {
      const { side, minute, player } = incident;
      return { side, minute, ...(player === undefined ? {} : { player }) };
    }
    default:
      return null;
  }
}
