import type { Amendment, Incident } from "../../../../shared/timeline/incident.ts";
import { fieldsOf } from "../../../../shared/basics/record.ts";
import { wouldChangeIncident, type Refusal } from "../../../../shared/ingest/refusal.ts";
import { isSameJson } from "./dedupe.ts";

/** "90+3 Anna" */
function toText(incident: object): string {
  const { minute, player } = fieldsOf(incident);
  return [minute, fieldsOf(player)["name"]].filter((part) => typeof part === "string").join(" ");
}

/**
 * Refuses amendments that say something else than what was reported: another side, minute or player. One that adds what was not known
 * (who scored, who gave the pass) is no contradiction.
 * @param reported the incidents that the amendments correct, by id
 */
export function changedIncidents(
  fresh: readonly Incident[],
  reported: ReadonlyMap<string, Incident>,
  pointer: string,
): readonly Refusal[] {
  return fresh.flatMap((incident) => {
    if (incident.kind !== "amended") return [];
    const before = reported.get(incident.incidentId);
    if (before === undefined || !contradicts(before, incident.changes)) return [];
    const after = { ...before, ...incident.changes };
    return [{ pointer, reason: `${wouldChangeIncident} a ${before.kind} from ${toText(before)} to ${toText(after)}` }];
  });
}

/** The ids that amendments correct. */
export const amendedIds = (fresh: readonly Incident[]): ReadonlySet<string> =>
  new Set(fresh.flatMap((incident) => (incident.kind === "amended" ? [incident.incidentId] : [])));

function contradicts(before: Incident, changes: Amendment): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  // A goal without a kind is one from open play.
  return Object.entries(changes).some(([field, value]) => {
    const was = known.get(field) ?? (field === "how" ? "open-play" : undefined);
    return was !== undefined && !isSameJson(was, value);
  });
}
