import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toBookmakerChannels } from "../betting-prose/bookmaker-channels.ts";
import type { Append } from "../ledger/append.ts";
import type { IncidentStore } from "../ledger/incident-store.ts";
import { strangeInstants } from "./instants.ts";
import type { Claim } from "./intake.ts";
import type { Valid } from "./validate.ts";
import type { Faults } from "./refuse.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";
import { idsOf, dedupe, type Sent } from "./dedupe.ts";
import { beyondLimit, leastLimit } from "./timeline-limit.ts";

/** An event's new incidents that may be applied, and the faults of the others. */
type Taken = Faults & { readonly fresh: readonly Incident[]; readonly unchanged: number };
type Ledger = { readonly append: Append; readonly incidents: IncidentStore };

/**
 * Checks the incidents sent for one event against the ledger's record of it, its times, its limits and the providers that may report it.
 */
export function takeIncidents(
  { append, incidents }: Ledger,
  { provider, scope }: Pick<Claim, "provider" | "scope">,
  schedule: Schedule,
  sent: readonly Valid<Sent>[],
  nowSeconds: number,
): Taken {
  const { eventId } = schedule;
  const deduped = dedupe(sent.map(withBookmakerChannels), append.reported(eventId, idsOf(sent)), nowSeconds);
  const outside = scope.others ? [] : strangeCorrections(deduped.fresh, { append, incidents }, provider, eventId);
  const drafted = append.drafted(eventId);
  const isFull = incidents.count(eventId) + drafted.length + deduped.fresh.length > leastLimit;
  const faults = [
    ...strangeInstants(deduped.fresh, schedule, nowSeconds),
    ...(isFull ? beyondLimit(withDrafted(incidents.countByKind(eventId), drafted), deduped.fresh) : []),
  ];
  const faulty = new Set([...outside, ...faults].map(({ pointer }) => recordOf(pointer)));
  return {
    fresh: deduped.fresh.filter(({ pointer }) => !faulty.has(pointer)).map(({ value }) => value),
    unchanged: deduped.unchanged,
    refused: [...deduped.refused, ...faults],
    outside,
  };
}

function withBookmakerChannels({ pointer, value }: Valid<Sent>): Valid<Sent> {
  if (value.kind !== "broadcast") return { pointer, value };
  return { pointer, value: { ...value, channels: toBookmakerChannels(value.channels) } };
}

/** Corrections of incidents that others sent, or of unknown ones, which might be another provider's. */
function strangeCorrections(
  fresh: readonly Valid<Incident>[],
  { append, incidents }: Ledger,
  provider: string,
  eventId: string,
): readonly Refusal[] {
  const corrections = fresh.flatMap(({ pointer, value }) =>
    "incidentId" in value ? [{ pointer, target: value.incidentId }] : [],
  );
  if (corrections.length === 0) return [];
  const targets = corrections.map(({ target }) => target);
  const stored = incidents.senders(eventId, targets);
  const drafted = append.reported(eventId, new Set(targets));
  const inBatch = new Set(fresh.flatMap(({ value }) => value.id ?? []));
  return corrections.flatMap(({ pointer, target }) => {
    const sender = stored.get(target);
    const isOwn = sender === undefined ? drafted.has(target) || inBatch.has(target) : sender === provider;
    return isOwn ? [] : [{ pointer: `${pointer}/incidentId`, reason: "names nothing that this provider has sent" }];
  });
}

function withDrafted(counts: ReadonlyMap<string, number>, drafted: readonly Incident[]): ReadonlyMap<string, number> {
  const all = new Map(counts);
  for (const { kind } of drafted) all.set(kind, (all.get(kind) ?? 0) + 1);
  return all;
}

/** The pointer of the record with a fault: faults name one of its parts, or all of it. */
const recordOf = (pointer: string) => pointer.replace(/\/(?:atSeconds|startSeconds|kind|incidentId)$/, "");
