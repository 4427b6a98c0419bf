import { eventBatchSchema, incidentBatchSchema } from "../../../shared/ingest/batch-schema.ts";
import { standingBatchSchema, type IngestStanding } from "../../../shared/ingest/standing-schema.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import type { IngestLeague } from "../../../shared/ingest/league-schema.ts";
import type { PostedIncident } from "../../../shared/ingest/incident-schema.ts";
import {
  idempotencyHeader,
  isSignedBy,
  sha256Hex,
  signatureHeaders,
  type Provider,
} from "../../../shared/ingest/signature.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";

/**
 * The ingest API as a connector sees it: verifies signatures, validates every record by the schemas of the real one, applies a
 * batch once per idempotency key, and refuses an incident that is known with other content.
 */
export function createFakeOrigin(provider: Provider) {
  const events = new Map<string, IngestEvent>();
  const leagues = new Map<string, IngestLeague>();
  const incidents = new Map<string, PostedIncident[]>();
  const standings = new Map<string, IngestStanding>();
  const applied = new Map<string, string>();
  const posts: { readonly path: string; readonly key: string; readonly body: string }[] = [];
  /** Refused records: a connector that is right has none. */
  const refused: string[] = [];
  const origin = {
    events,
    leagues,
    standings,
    posts,
    refused,
    /** Answers in place of the origin while it gives one. */
    override: null as (() => Response | null) | null,
    /** Sees every attempt to post. */
    onPost: null as ((key: string, body: string) => void) | null,
    incidentsOf: (eventId: string): readonly PostedIncident[] => incidents.get(eventId) ?? [],
    /** An event as pages show it. */
    stateOf(eventId: string): EventState {
      const event = events.get(eventId);
      if (event === undefined) throw new Error(`nobody posted ${eventId}`);
      const { result: _result, timeline: _timeline, ...schedule } = event;
      const posted = (incidents.get(eventId) ?? []).map(({ eventId: _eventId, atSeconds = 0, ...incident }) => ({
        ...incident,
        atSeconds,
      }));
      return foldTimeline({ ...schedule, provider: "ingest", clockRate: 1 }, posted);
    },
    async post(request: Request): Promise<Response> {
      const body = await request.text();
      origin.onPost?.(request.headers.get(idempotencyHeader) ?? "", body);
      const answer = origin.override?.() ?? null;
      if (answer !== null) return answer;
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get(idempotencyHeader) ?? "";
      const header = (name: keyof typeof signatureHeaders) => request.headers.get(signatureHeaders[name]) ?? "";
      const signed = {
        provider: header("provider"),
        timestamp: header("timestamp"),
        nonce: header("nonce"),
        method: request.method,
        path: pathname + search,
        idempotencyKey: key,
        contentSha256: await sha256Hex(Uint8Array.from(new TextEncoder().encode(body))),
      };
      const isSigned =
        signed.provider === provider.provider && (await isSignedBy(provider.key, header("signature"), signed));
      if (!isSigned) return Response.json({ reason: "is not signed" }, { status: 401 });
      if (applied.has(key)) return Response.json({ reason: "" }, { status: applied.get(key) === body ? 200 : 409 });
      applied.set(key, body);
      posts.push({ path: pathname, key, body });
      const takers = { events: takeEvents, incidents: takeIncidents, standings: takeStandings };
      const take = takers[pathname.split("/").at(-1) as keyof typeof takers];
      const faults = take(JSON.parse(body));
      refused.push(...faults);
      return Response.json({ refused: faults.map((reason) => ({ pointer: "", reason })) });
    },
  };

  function takeEvents(body: unknown): readonly string[] {
    const batch = eventBatchSchema.safeParse(body);
    if (!batch.success) return [batch.error.message];
    for (const league of batch.data.leagues) leagues.set(league.stageId, league);
    const faults: string[] = [];
    for (const event of batch.data.events) {
      if (leagues.has(event.leagueStageId)) events.set(event.eventId, event);
      else faults.push(`${event.eventId} names no known league`);
    }
    return faults;
  }

  function takeStandings(body: unknown): readonly string[] {
    const batch = standingBatchSchema.safeParse(body);
    if (!batch.success) return [batch.error.message];
    const known = new Set([...leagues.values()].map(({ tournamentId }) => tournamentId));
    for (const standing of batch.data.standings) standings.set(standing.id, standing);
    return batch.data.standings.flatMap(({ tournamentId: id }) => (known.has(id) ? [] : [`${id} names no tournament`]));
  }

  function takeIncidents(body: unknown): readonly string[] {
    const batch = incidentBatchSchema.safeParse(body);
    if (!batch.success) return [batch.error.message];
    return batch.data.incidents.flatMap((incident) => {
      const { eventId, id } = incident;
      if (!events.has(eventId)) return [`${eventId} names no event`];
      const known = incidents.get(eventId) ?? [];
      const same = known.find((one) => one.id === id);
      if (same !== undefined)
        return JSON.stringify(same) === JSON.stringify(incident) ? [] : [`${id} is known otherwise`];
      incidents.set(eventId, [...known, incident]);
      return [];
    });
  }
  return origin;
}

export type FakeOrigin = ReturnType<typeof createFakeOrigin>;
