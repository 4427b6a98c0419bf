import type { Amendment, Incident } from "./incident.ts";

/**
 * The timeline as it should have been reported: in the order of time (incidents of one second in the order of arrival),
 * without retracted incidents, and with amendments applied. A correction may come before the incident that it corrects.
 */
export function correctTimeline(incidents: readonly Incident[]): readonly Incident[] {
  const ordered = inTimeOrder(incidents);
  if (!ordered.some(isCorrection)) return ordered;
  const retracted = new Set<string>();
  const amendments = new Map<string, Amendment>();
  for (const incident of ordered) {
    if (incident.kind === "retracted") retracted.add(incident.incidentId);
    if (incident.kind === "amended") {
      amendments.set(incident.incidentId, { ...amendments.get(incident.incidentId), ...incident.changes });
    }
  }
  return ordered.flatMap((incident) => {
    if (incident.id === undefined) return [incident];
    if (retracted.has(incident.id)) return [];
    const changes = amendments.get(incident.id);
    return changes === undefined ? [incident] : [amend(incident, changes)];
  });
}

/** Whether an incident changes others, so that it cannot be folded alone. */
export const isCorrection = ({ kind }: Incident): boolean => kind === "retracted" || kind === "amended";

function inTimeOrder(incidents: readonly Incident[]): readonly Incident[] {
  const isOrdered = incidents.every(
    (incident, index) => index === 0 || incident.atSeconds >= (incidents[index - 1]?.atSeconds ?? 0),
  );
  return isOrdered ? incidents : incidents.toSorted((a, b) => a.atSeconds - b.atSeconds);
}

/** Applies those fields of an amendment that the incident's kind has. */
function amend(incident: Incident, changes: Amendment): Incident {
  switch (incident.kind) {
    case "goal":
      return { ...incident, ...changes };
    case "points": {
      const { how: _, ...rest } = changes;
      return { ...incident, ...rest };
    }
    case "card":
    case "missed-penalty":
    case "play": {
      const { side = incident.side, minute = incident.minute, player = incident.player } = changes;
      return player === undefined ? { ...incident, side, minute } : { ...incident, side, minute, player };
    }
    default:
      return incident;
  }
}
