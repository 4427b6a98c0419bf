import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Valid } from "./validate.ts";
import { reportedDifferently, type Refusal } from "../../../../shared/ingest/refusal.ts";
import { isSameJson } from "./same-json.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";

/** The result of comparing the incidents sent for one event with those in the ledger. */
type Deduped = {
  readonly fresh: readonly Valid<Incident>[];
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
};
/** An incident as a provider reports it, without the id of its event. */
export type Sent = DistributiveOmit<PostedIncident, "eventId">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The same id is the same incident: an equal one changes nothing, a different one is refused. */
export function dedupe(
  sent: readonly Valid<Sent>[],
  reported: ReadonlyMap<string, Incident>,
  nowSeconds: number,
): Deduped {
  const known = new Map(reported);
  const fresh: Valid<Incident>[] = [];
  const refused: Refusal[] = [];
  let unchanged = 0;
  for (const { pointer, value } of sent) {
    const incident: Incident = { ...value, atSeconds: value.atSeconds ?? nowSeconds };
    const before = incident.id === undefined ? undefined : known.get(incident.id);
    if (before === undefined) {
      fresh.push({ pointer, value: incident });
      if (incident.id !== undefined) known.set(incident.id, incident);
    } else if (isSameJson(toSent(before), { ...incident, atSeconds: value.atSeconds ?? before.atSeconds })) {
      unchanged += 1;
    } else {
      refused.push({ pointer, reason: `${incident.id} ${reportedDifferently}` });
    }
  }
  return { fresh, unchanged, refused };
}

/** Every id that was sent. */
export const idsOf = (sent: readonly Valid<Sent>[]): ReadonlySet<string> =>
  new Set(sent.flatMap(({ value }) => value.id ?? []));

/** An incident as its provider sent it: the ledger stores a moved start as a schedule. */
function toSent(written: Incident): Incident {
  if (written.kind !== "scheduled") return written;
  const { schedule, before: _, kind: __, ...stamp } = written;
  return { ...stamp, kind: "moved", startSeconds: schedule.startSeconds, timeKnown: schedule.timeKnown };
}
