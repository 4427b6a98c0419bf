import type { Incident, Channel } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { mostIncidents } from "../../../../shared/ingest/ingest-limits.ts";
import type { Append } from "../ledger/append.ts";
import type { IncidentStore } from "../ledger/incident-store.ts";
import { siteProse } from "../betting-prose/site-prose.ts";
import { strangeInstants } from "./instants.ts";
import type { Claim } from "./intake.ts";
import type { Valid } from "./validate.ts";
import type { Faults } from "./refuse.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";
import { toWholeDay } from "./whole-day.ts";
import { idsOf, dedupe, type Sent } from "./dedupe.ts";

/** An event's new incidents that may be applied, and the faults of the others. */
type Taken = Faults & { readonly fresh: readonly Incident[]; readonly unchanged: number };
/** An event's schedule, and the zone of its league, in which days alone are meant. */
export type Scheduled = { readonly schedule: Schedule; readonly timeZone: string };
type Ledger = { readonly append: Append; readonly incidents: IncidentStore };

/** Kinds that report single moments of the game, or are written about them. */
const mostMoments = 4_000;
const mostOthers = 500;
const mostOfKind: Readonly<Partial<Record<Incident["kind"], number>>> = {
  points: mostMoments,
  play: mostMoments,
  facts: mostMoments,
  comment: 3_000,
  // Corrections; as many as there can be mistakes.
  amended: 2_000,
  retracted: 2_000,
  // Each is large, and replaces the one before.
  "line-up": 40,
  "player-statistics": 200,
};

/**
 * Refuses those of an event's fresh incidents that are beyond a limit. @param reported how many of each kind the event
 * has already
 */
export function beyondLimit(
  reported: ReadonlyMap<string, number>,
  fresh: readonly Valid<Incident>[],
): readonly Refusal[] {
  const counts = new Map(reported);
  let total = [...reported.values()].reduce((sum, count) => sum + count, 0);
  const refused: Refusal[] = [];
  for (const { pointer, value } of fresh) {
    const count = counts.get(value.kind) ?? 0;
    const most = mostOfKind[value.kind] ?? mostOthers;
    if (total >= mostIncidents) {
      refused.push({ pointer, reason: `the event has ${mostIncidents} incidents, which is the most` });
    } else if (count >= most) {
      refused.push({ pointer: `${pointer}/kind`, reason: `the event has ${most} of this kind, which is the most` });
    } else {
      counts.set(value.kind, count + 1);
      total += 1;
    }
  }
  return refused;
}

/** Below this many incidents no limit can be reached, so they need not be counted by kind. */
export const leastLimit = Math.min(mostOthers, ...Object.values(mostOfKind));

/**
 * Checks the incidents sent for one event against the ledger's record of it, its times, its limits and the providers that may report it.
 */
export function takeIncidents(
  { append, incidents }: Ledger,
  { provider, scope }: Pick<Claim, "provider" | "scope">,
  { schedule, timeZone }: Scheduled,
  sent: readonly Valid<Sent>[],
  nowSeconds: number,
): Taken {
  const { eventId } = schedule;
  const meant = sent.map(({ pointer, value }) => ({ pointer, value: toMeant(value, timeZone) }));
  const deduped = dedupe(meant, append.reported(eventId, idsOf(sent)), nowSeconds);
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

const bookmakerStream = 2;
/** No bookmaker has this id, so that no policy shows its channel. */
const noBookmaker = 0;

/**
 * Channels as they count: a station that a bookmaker's name is in ("Winamax TV") is a bookmaker's, whatever its provider
 * says, so that it is shown where a place's policy has that bookmaker.
 */
const toBookmakerChannels = (channels: readonly Channel[]): readonly Channel[] =>
  channels.map((channel) => {
    const [bookmaker] = channel.type === bookmakerStream ? [] : siteProse.named(channel.name);
    if (bookmaker === undefined) return channel;
    const { isHighlights: _, ...rest } = channel;
    return { ...rest, type: bookmakerStream, id: bookmaker.id ?? noBookmaker };
  });

/** An incident as the ledger keeps it. */
function toMeant(incident: Sent, timeZone: string): Sent {
  if (incident.kind === "moved") return toWholeDay(incident, timeZone);
  if (incident.kind !== "broadcast") return incident;
  return { ...incident, channels: toBookmakerChannels(incident.channels) };
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
