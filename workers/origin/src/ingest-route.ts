import { OpenAPIHono, type RouteConfig, type RouteHandler } from "@hono/zod-openapi";
import type { Context, Handler } from "hono";
import type { z } from "zod";
import { toHex } from "../../../shared/ingest/signature.ts";
import type { BatchOutcome } from "./ingest/answers.ts";
import { authenticate } from "./ingest/authenticate.ts";
import type { Claim } from "./ingest/intake.ts";
import { judge, ofSport } from "./ingest/judge.ts";
import { parseProviderKeys } from "./ingest/provider-keys.ts";
import { mostBodyBytes, readBody } from "./ingest/read-body.ts";
import { toRefusals, type Refusal } from "./ingest/refusal.ts";
import {
  articlesRoute,
  documentInfo,
  eventsRoute,
  idempotencyKeySchema,
  incidentsRoute,
  oddsRoute,
  replaysRoute,
  statusRoute,
  transfersRoute,
} from "./ingest/routes.ts";
import { sportId as sportIdSchema } from "./ingest/schemas/basics.ts";
import { articleEnvelope, articleSchema } from "./ingest/schemas/article.ts";
import { eventEnvelope, incidentEnvelope, modeSchema } from "./ingest/schemas/batch.ts";
import { eventSchema } from "./ingest/schemas/event.ts";
import { postedSchema } from "./ingest/schemas/incident.ts";
import { leagueSchema } from "./ingest/schemas/league.ts";
import { quoteEnvelope, quoteSchema } from "./ingest/schemas/quote.ts";
import { transferEnvelope, transferSchema } from "./ingest/schemas/transfer.ts";
import { replaySchema } from "./replay/replay-request.ts";

type Env = {
  Bindings: OriginEnv;
  Variables: { readonly body: Uint8Array<ArrayBuffer>; readonly provider: string };
};

/** What providers post (`/ingest/v1`), each request signed (`shared/ingest/signature.ts`). */
export const ingestRoutes = new OpenAPIHono<Env>();

const ledgerOf = (env: OriginEnv, sportId: number) => env.LEDGER.getByName(String(sportId));

ingestRoutes.get("/openapi.json", (context) => context.json(ingestRoutes.getOpenAPI31Document(documentInfo)));

ingestRoutes.use(async (context, next) => {
  const body = await readBody(context.req.raw);
  if (body === null) return context.json({ reason: `a body holds at most ${mostBodyBytes} bytes` }, 413);
  const keys = parseProviderKeys(context.env.INGEST_KEYS);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const verdict = await authenticate(context.req.raw, body, keys, nowSeconds);
  if (!verdict.ok) return context.json({ reason: verdict.reason, header: verdict.header }, 401);
  context.set("body", body);
  context.set("provider", verdict.provider);
  return next();
});

/**
 * Adds a route to the document and serves it. Bodies are not validated on the way: their signature comes first, and
 * their records are judged one by one.
 */
function serve<R extends RouteConfig & { getRoutingPath(): string }>(route: R, handler: RouteHandler<R, Env>): void {
  ingestRoutes.openAPIRegistry.registerPath(route);
  ingestRoutes.on(route.method, route.getRoutingPath(), handler as Handler<Env>);
}

serve(eventsRoute, async (context) => {
  const asked = readBatch(context, eventEnvelope);
  if (!asked.ok) return context.json(asked.problem, 400);
  const { sportId, leagues, events } = asked.value;
  const sound = {
    mode: asked.mode,
    leagues: ofSport(judge("/leagues", leagues, leagueSchema), sportId),
    events: ofSport(judge("/events", events, eventSchema), sportId),
  };
  const told = sound.events.sound.reduce((sum, { value }) => sum + (value.timeline?.length ?? 0), 0);
  const claim = await toClaim(context, leagues.length + events.length + told);
  return answer(context, await ledgerOf(context.env, sportId).ingest(claim, sound));
});

serve(incidentsRoute, async (context) => {
  const asked = readBatch(context, incidentEnvelope);
  if (!asked.ok) return context.json(asked.problem, 400);
  const { sportId, incidents } = asked.value;
  const sound = { mode: asked.mode, incidents: judge("/incidents", incidents, postedSchema) };
  const claim = await toClaim(context, incidents.length);
  return answer(context, await ledgerOf(context.env, sportId).postIncidents(claim, sound));
});

serve(oddsRoute, async (context) => {
  const asked = readBatch(context, quoteEnvelope);
  if (!asked.ok) return context.json(asked.problem, 400);
  const { sportId, quotes } = asked.value;
  const sound = { mode: asked.mode, quotes: judge("/quotes", quotes, quoteSchema) };
  const claim = await toClaim(context, quotes.length);
  return answer(context, await ledgerOf(context.env, sportId).postOdds(claim, sound));
});

serve(articlesRoute, async (context) => {
  const asked = readBatch(context, articleEnvelope);
  if (!asked.ok) return context.json(asked.problem, 400);
  const { sportId, articles } = asked.value;
  const claim = await toClaim(context, articles.length);
  const sound = judge("/articles", articles, articleSchema);
  return answer(context, await ledgerOf(context.env, sportId).putArticles(claim, asked.mode, sound));
});

serve(transfersRoute, async (context) => {
  const asked = readBatch(context, transferEnvelope);
  if (!asked.ok) return context.json(asked.problem, 400);
  const { sportId, transfers } = asked.value;
  const claim = await toClaim(context, transfers.length);
  const sound = judge("/transfers", transfers, transferSchema);
  return answer(context, await ledgerOf(context.env, sportId).putTransfers(claim, asked.mode, sound));
});

serve(replaysRoute, async (context) => {
  const asked = read(context.get("body"), replaySchema);
  if (!asked.ok) return context.json(asked.problem, 400);
  const started = await ledgerOf(context.env, asked.value.sportId).startReplay(asked.value);
  if (started.length > 0) return context.json({ started: [...started] }, 200);
  const pointer = asked.value.day === undefined ? "/eventIds" : "/day";
  return context.json(toProblem([{ pointer, reason: "names no game that is over" }]), 404);
});

serve(statusRoute, async (context) => {
  const sportId = sportIdSchema.safeParse(Number(context.req.query("sportId") ?? 1));
  if (!sportId.success) return context.json({ reason: "sportId names no sport" }, 400);
  return context.json(await ledgerOf(context.env, sportId.data).status(), 200);
});

/** A batch's envelope and mode, or what is wrong with the request as a whole. */
function readBatch<T>(context: Context<Env>, schema: z.ZodType<T>) {
  const mode = modeSchema.safeParse(context.req.query("mode") ?? "atomic");
  if (!mode.success) return toFault({ reason: "mode is atomic or partial" });
  const key = idempotencyKeySchema.optional().safeParse(context.req.header("idempotency-key"));
  if (!key.success) return toFault({ reason: "idempotency-key is 1 to 255 characters of ASCII without spaces" });
  const envelope = read(context.get("body"), schema);
  return envelope.ok ? { ...envelope, mode: mode.data } : envelope;
}

/** A body that is JSON of a shape. */
function read<T>(body: Uint8Array, schema: z.ZodType<T>) {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return toFault(toProblem([{ pointer: "", reason: "is not JSON" }]));
  }
  const parsed = schema.safeParse(json);
  return parsed.success
    ? ({ ok: true, value: parsed.data } as const)
    : toFault(toProblem(toRefusals("", parsed.error)));
}

type Problem = { readonly reason: string; readonly refused?: readonly Refusal[] };
const toFault = (problem: Problem) => ({ ok: false, problem }) as const;
const toProblem = (refused: readonly Refusal[]): Problem => ({ reason: "nothing was applied", refused });

async function toClaim(context: Context<Env>, records: number): Promise<Claim> {
  const provider = context.get("provider");
  const key = context.req.header("idempotency-key");
  if (key === undefined) return { provider, records, idempotency: null };
  const { pathname, search } = new URL(context.req.url);
  const asked = new Blob([`${context.req.method} ${pathname}${search}\n`, context.get("body")]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await asked.arrayBuffer()));
  return { provider, records, idempotency: { key, request: toHex(hash) } };
}

function answer<Report extends object>(context: Context<Env>, outcome: BatchOutcome<Report>) {
  switch (outcome.kind) {
    case "applied":
      if (outcome.isReplayed) context.header("idempotent-replayed", "true");
      return context.json(outcome.report, 200);
    case "refused":
      return context.json(toProblem(outcome.refused), 422);
    case "conflict":
      return context.json({ reason: "idempotency-key stands for another request" }, 409);
    case "busy":
      context.header("retry-after", String(outcome.retryAfterSeconds));
      return context.json({ reason: outcome.reason }, 429);
  }
}
