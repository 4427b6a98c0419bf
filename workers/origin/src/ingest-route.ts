import { OpenAPIHono, type RouteConfig, type RouteHandler } from "@hono/zod-openapi";
import type { Context, Handler } from "hono";
import type { z } from "zod";
import { idempotencyHeader } from "../../../shared/ingest/signature.ts";
import { door } from "./ingest/door.ts";
import type { IngestEnv } from "./ingest/ingest-env.ts";
import { formFault } from "./ingest/json-form.ts";
import { validate, ofSport } from "./ingest/validate.ts";
import { toRefusals } from "../../../shared/ingest/refusal.ts";
import { logFailure } from "./log-failure.ts";
import { isStorageFull } from "./ledger/storage-full.ts";
import { answer, answerRead, toFullAnswer, toOutside, toProblem, type Problem } from "./ingest/respond.ts";
import {
  articlesRoute,
  auditQuerySchema,
  auditRoute,
  clubsRoute,
  documentInfo,
  eventsRoute,
  idempotencyKeySchema,
  incidentsRoute,
  oddsRoute,
  replaysRoute,
  sendersQuerySchema,
  sendersRoute,
  standingsRoute,
  statusQuerySchema,
  statusRoute,
  transfersRoute,
} from "./ingest/routes.ts";
import { articleEnvelope, articleSchema } from "./ingest/article-schema.ts";
import { clubEnvelope, clubSchema } from "../../../shared/ingest/club-schema.ts";
import { eventEnvelope, finishedSchema, incidentEnvelope, modeSchema } from "../../../shared/ingest/batch-schema.ts";
import { eventSchema } from "../../../shared/ingest/event-schema.ts";
import { postedSchema } from "../../../shared/ingest/incident-schema.ts";
import { leagueSchema } from "../../../shared/ingest/league-schema.ts";
import { quoteEnvelope, quoteSchema } from "./ingest/quote-schema.ts";
import { standingEnvelope, standingSchema } from "../../../shared/ingest/standing-schema.ts";
import { transferEnvelope, transferSchema } from "./ingest/transfer-schema.ts";
import { toClaim } from "./ingest/to-claim.ts";
import { isInScope, type RecordKind } from "../../../shared/ingest/scope.ts";
import { replaySchema } from "../../../shared/ingest/replay-request.ts";

/** The API for providers (`/ingest/v1`); each request is signed (`shared/ingest/signature.ts`). */
export const ingestRoutes = new OpenAPIHono<IngestEnv>();

/** Made once in an isolate: any client may request it. */
let document: string | null = null;
ingestRoutes.get("/openapi.json", (context) => {
  document ??= JSON.stringify(ingestRoutes.getOpenAPI31Document(documentInfo));
  return context.body(document, 200, { "content-type": "application/json", "x-content-type-options": "nosniff" });
});

ingestRoutes.use(door);

// A transaction that fits may still find no room when it ends: then the whole call to the ledger fails.
ingestRoutes.onError((error, context) => {
  if (isStorageFull(error)) return toFullAnswer(context);
  logFailure({ action: "ingest", reason: error });
  return context.json({ reason: "internal error" }, 500);
});

/**
 * Adds a route to the document and serves it. Bodies are not validated on the way: their signature comes first, and
 * their records are validated one by one.
 */
function serve<R extends RouteConfig & { getRoutingPath(): string }>(
  route: R,
  handler: RouteHandler<R, IngestEnv>,
): void {
  ingestRoutes.openAPIRegistry.registerPath(route);
  ingestRoutes.on(route.method, route.getRoutingPath(), handler as Handler<IngestEnv>);
}

const ledgerOf = (env: OriginEnv, sportId: number) => env.LEDGER.getByName(String(sportId));

serve(eventsRoute, async (context) => {
  const asked = readBatch(context, "events", eventEnvelope);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const finished = finishedSchema.safeParse(context.req.query("finished") ?? "replace");
  if (!finished.success) return context.json({ reason: "finished is keep or replace" }, 400);
  const { sportId, leagues, events } = asked.value;
  const valid = {
    mode: asked.mode,
    keepsFinished: finished.data === "keep",
    leagues: ofSport(validate("/leagues", leagues, leagueSchema), sportId),
    events: ofSport(validate("/events", events, eventSchema), sportId),
  };
  const reported = valid.events.valid.reduce((sum, { value }) => sum + (value.timeline?.length ?? 0), 0);
  const claim = await toClaim(context, sportId, leagues.length + events.length + reported);
  return answer(context, await ledgerOf(context.env, sportId).ingest(claim, valid));
});

serve(incidentsRoute, async (context) => {
  const asked = readBatch(context, "incidents", incidentEnvelope);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, incidents } = asked.value;
  const valid = { mode: asked.mode, incidents: validate("/incidents", incidents, postedSchema) };
  const claim = await toClaim(context, sportId, incidents.length);
  return answer(context, await ledgerOf(context.env, sportId).postIncidents(claim, valid));
});

serve(oddsRoute, async (context) => {
  const asked = readBatch(context, "odds", quoteEnvelope);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, quotes } = asked.value;
  const valid = { mode: asked.mode, quotes: validate("/quotes", quotes, quoteSchema) };
  const claim = await toClaim(context, sportId, quotes.length);
  return answer(context, await ledgerOf(context.env, sportId).postOdds(claim, valid));
});

serve(articlesRoute, async (context) => {
  const asked = readBatch(context, "articles", articleEnvelope);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, articles } = asked.value;
  const claim = await toClaim(context, sportId, articles.length);
  const valid = validate("/articles", articles, articleSchema);
  return answer(context, await ledgerOf(context.env, sportId).putArticles(claim, asked.mode, valid));
});

serve(transfersRoute, async (context) => {
  const asked = readBatch(context, "transfers", transferEnvelope);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, transfers } = asked.value;
  const claim = await toClaim(context, sportId, transfers.length);
  const valid = validate("/transfers", transfers, transferSchema);
  return answer(context, await ledgerOf(context.env, sportId).putTransfers(claim, asked.mode, valid));
});

serve(standingsRoute, async (context) => {
  const asked = readBatch(context, "standings", standingEnvelope);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, standings } = asked.value;
  const claim = await toClaim(context, sportId, standings.length);
  const valid = validate("/standings", standings, standingSchema);
  return answer(context, await ledgerOf(context.env, sportId).putStandings(claim, asked.mode, valid));
});

serve(clubsRoute, async (context) => {
  const asked = readBatch(context, "clubs", clubEnvelope);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, clubs } = asked.value;
  const claim = await toClaim(context, sportId, clubs.length);
  const valid = validate("/clubs", clubs, clubSchema);
  return answer(context, await ledgerOf(context.env, sportId).putClubs(claim, asked.mode, valid));
});

serve(replaysRoute, async (context) => {
  const asked = read(context, "replays", replaySchema);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, eventIds } = asked.value;
  const claim = await toClaim(context, sportId, eventIds?.length ?? 1);
  return answer(context, await ledgerOf(context.env, sportId).startReplay(claim, asked.value));
});

serve(statusRoute, async (context) => {
  const asked = readQuery(context, "status", statusQuerySchema);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId } = asked.value;
  const claim = await toClaim(context, sportId, 0);
  return answerRead(context, await ledgerOf(context.env, sportId).status(claim));
});

serve(auditRoute, async (context) => {
  const asked = readQuery(context, "audit", auditQuerySchema);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, before, limit } = asked.value;
  const claim = await toClaim(context, sportId, 0);
  return answerRead(context, await ledgerOf(context.env, sportId).audit(claim, { beforeId: before, limit }));
});

serve(sendersRoute, async (context) => {
  const asked = readQuery(context, "audit", sendersQuerySchema);
  if (!asked.ok) return context.json(asked.problem, asked.status);
  const { sportId, eventId } = asked.value;
  const claim = await toClaim(context, sportId, 0);
  return answerRead(context, await ledgerOf(context.env, sportId).senders(claim, eventId));
});

/** A batch's envelope and mode, or the fault of the request as a whole. */
function readBatch<T extends OfSport>(context: Context<IngestEnv>, kind: RecordKind, schema: z.ZodType<T>) {
  const mode = modeSchema.safeParse(context.req.query("mode") ?? "atomic");
  if (!mode.success) return toFault({ reason: "mode is atomic or partial" });
  const envelope = read(context, kind, schema);
  return envelope.ok ? { ...envelope, mode: mode.data } : envelope;
}

/** A body that is JSON of a shape, from a provider that may send it. */
function read<T extends OfSport>(context: Context<IngestEnv>, kind: RecordKind, schema: z.ZodType<T>) {
  const key = idempotencyKeySchema.optional().safeParse(context.req.header(idempotencyHeader));
  if (!key.success) return toFault({ reason: "idempotency-key is 1 to 255 characters of ASCII without spaces" });
  const body = context.get("body");
  const form = formFault(body);
  if (form !== null) return toFault(toProblem([{ pointer: "", reason: form }]));
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return toFault(toProblem([{ pointer: "", reason: "is not JSON" }]));
  }
  return within(context, kind, schema.safeParse(json));
}

/** A query of a shape, from a provider that may ask it. */
const readQuery = <T extends OfSport>(context: Context<IngestEnv>, kind: RecordKind, schema: z.ZodType<T>) =>
  within(context, kind, schema.safeParse(context.req.query()));

/** The parsed request, where its kind and its sport are in the provider's scope. */
function within<T extends OfSport>(context: Context<IngestEnv>, kind: RecordKind, parsed: z.ZodSafeParseResult<T>) {
  const { scope } = context.get("signed");
  if (!isInScope(scope.records, kind)) return toForbidden("", `${kind} are outside the scope of this provider`);
  if (!parsed.success) return toFault(toProblem(toRefusals("", parsed.error)));
  if (isInScope(scope.sports, parsed.data.sportId)) return { ok: true, value: parsed.data } as const;
  return toForbidden("/sportId", "is a sport outside the scope of this provider");
}

type OfSport = { readonly sportId: number };
const toFault = (problem: Problem) => ({ ok: false, problem, status: 400 }) as const;
const toForbidden = (pointer: string, reason: string) =>
  ({ ok: false, problem: toOutside([{ pointer, reason }]), status: 403 }) as const;
