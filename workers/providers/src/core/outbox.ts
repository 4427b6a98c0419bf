import { z } from "zod";
import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import type { IngestStanding } from "../../../../shared/ingest/standing-schema.ts";
import { sportIdOf } from "../../../../shared/sports/stable-id.ts";
import { toSignedHeaders, type Provider } from "../../../../shared/ingest/signature.ts";
import { retryAfterMs } from "./ask.ts";
import { keys, type Outgoing, type Store } from "./store.ts";

/** The records to be posted, of any sports. */
export type Records = {
  readonly leagues: readonly IngestLeague[];
  readonly events: readonly IngestEvent[];
  readonly incidents: readonly PostedIncident[];
  readonly standings: readonly IngestStanding[];
};

/** Well below what the ingest API takes (`shared/ingest/ingest-limits.ts`), so that one batch is a small part of its time. */
const mostEvents = 400;
const mostIncidents = 1500;
/** A source with this many unsent batches gets no requests until they are sent. */
export const mostOutgoing = 40;

/** Keeps records to be posted, the events before their incidents. */
export function putOutgoing(store: Store, source: string, { leagues, events, incidents, standings }: Records): void {
  const epoch = store.get<string>(keys.epoch) ?? crypto.randomUUID();
  store.put(keys.epoch, epoch);
  let count = store.get<number>(keys.outgoingCount) ?? 0;
  const put = (path: string, batch: unknown) => {
    count += 1;
    const outgoing: Outgoing = {
      path: `${path}?mode=partial`,
      body: JSON.stringify(batch),
      idempotencyKey: `${source}-${epoch}-${count}`,
    };
    store.put(keys.outgoing(count), outgoing);
  };
  for (const sportId of new Set(events.map((event) => event.sportId))) {
    for (const part of inParts(
      events.filter((event) => event.sportId === sportId),
      mostEvents,
    )) {
      const stages = new Set(part.map(({ leagueStageId }) => leagueStageId));
      put("/ingest/v1/events", {
        sportId,
        leagues: leagues.filter(({ stageId }) => stages.has(stageId)),
        events: part,
      });
    }
  }
  // The first character of an id names its sport.
  for (const sport of new Set(incidents.map(({ eventId }) => eventId.charAt(0)))) {
    const sportId = sportIdOf(`${sport}0000000`) ?? 0;
    for (const part of inParts(
      incidents.filter(({ eventId }) => eventId.startsWith(sport)),
      mostIncidents,
    )) {
      put("/ingest/v1/incidents", { sportId, incidents: part });
    }
  }
  for (const standing of standings) {
    put("/ingest/v1/standings", { sportId: sportIdOf(standing.id), standings: [standing] });
  }
  store.put(keys.outgoingCount, count);
}

function* inParts<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let index = 0; index < all.length; index += most) yield all.slice(index, index + most);
}

export type Posted =
  | { readonly kind: "done"; readonly refused: readonly string[] }
  /** The origin is busy, unreachable, or does not accept the provider: the same batch is posted again later. */
  | { readonly kind: "later"; readonly reason: string; readonly waitMs: number | null };

export type Post = (request: Request) => Promise<Response>;

const problem = z.object({
  reason: z.string().optional(),
  refused: z.array(z.object({ pointer: z.string(), reason: z.string() })).optional(),
});

/** Statuses that another attempt, or a changed key or scope, can resolve. */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** Posts the oldest batch. A batch that the origin can never take is given up, and named. */
export async function postOldest(store: Store, provider: Provider, post: Post, nowMs: number): Promise<Posted | null> {
  const [oldest] = store.list<Outgoing>(keys.outgoings);
  if (oldest === undefined) return null;
  const [key, { path, body, idempotencyKey }] = oldest;
  const nowSeconds = Math.floor(nowMs / 1000);
  const headers = await toSignedHeaders(provider, { method: "POST", path, body, nowSeconds, idempotencyKey });
  let response: Response;
  let text: string;
  try {
    const init = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
    response = await post(new Request(`https://origin.embedded${path}`, init));
    text = await response.text();
  } catch (error) {
    return { kind: "later", reason: error instanceof Error ? error.message : "nothing answers", waitMs: null };
  }
  const { reason = "", refused = [] } = problem.safeParse(toJson(text)).data ?? {};
  if (passing.has(response.status) || response.status >= 500) {
    const waitMs = retryAfterMs(response.headers, nowMs);
    return { kind: "later", reason: `the origin answered ${response.status} ${reason}`.trim(), waitMs };
  }
  store.delete(key);
  const faults = refused.map((fault) => `${fault.pointer} ${fault.reason}`);
  if (response.ok) return { kind: "done", refused: faults };
  return { kind: "done", refused: [`a batch was given up: ${response.status} ${reason}`.trim(), ...faults] };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
