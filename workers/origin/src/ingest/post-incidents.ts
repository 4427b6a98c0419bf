import { openAppend } from "../ledger/append.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { BatchOutcome, IncidentReport } from "./answers.ts";
import type { Judged, Sound } from "./judge.ts";
import type { Mode } from "./schemas/batch.ts";
import type { PostedIncident } from "./schemas/incident.ts";
import { idsOf, sift, type Sent } from "./sift.ts";

export type JudgedIncidents = { readonly mode: Mode; readonly incidents: Judged<PostedIncident> };

/** Takes incidents of many events: all that are sound, or none where one is not and the batch is atomic. */
export function postIncidents(
  context: LedgerContext,
  { mode, incidents }: JudgedIncidents,
  nowSeconds: number,
): BatchOutcome<IncidentReport> {
  const append = openAppend(context, nowSeconds);
  const refused = [...incidents.refused];
  let accepted = 0;
  let unchanged = 0;
  for (const [eventId, sent] of byEvent(incidents.sound)) {
    if (append.event(eventId) === null) {
      refused.push(...sent.map(({ pointer }) => ({ pointer: `${pointer}/eventId`, reason: "names no event" })));
      continue;
    }
    const sifted = sift(sent, append.told(eventId, idsOf(sent)), nowSeconds);
    refused.push(...sifted.refused);
    accepted += sifted.fresh.length;
    unchanged += sifted.unchanged;
    append.append(eventId, sifted.fresh, false);
  }
  if (mode === "atomic" && refused.length > 0) return { kind: "refused", refused };
  append.save();
  const seq = context.changes.lastSeq(context.subjects.update);
  return { kind: "applied", report: { accepted, unchanged, refused, seq }, isReplayed: false };
}

function byEvent(sound: readonly Sound<PostedIncident>[]) {
  const events = new Map<string, Sound<Sent>[]>();
  for (const { pointer, value } of sound) {
    const { eventId, ...incident } = value;
    const sent = events.get(eventId) ?? [];
    sent.push({ pointer, value: incident });
    events.set(eventId, sent);
  }
  return events;
}
