import { Hono, type Context } from "hono";
import type { z } from "zod";
import type { BatchOutcome } from "./ingest/answers.ts";
import { authenticate } from "./ingest/authenticate.ts";
import { judge, ofSport } from "./ingest/judge.ts";
import { parseProviderKeys } from "./ingest/provider-keys.ts";
import { mostBodyBytes, readBody } from "./ingest/read-body.ts";
import { toRefusals } from "./ingest/refusal.ts";
import { sportId as sportIdSchema } from "./ingest/schemas/basics.ts";
import { articleEnvelope, articleSchema } from "./ingest/schemas/article.ts";
import { eventEnvelope, incidentEnvelope, modeSchema, type Mode } from "./ingest/schemas/batch.ts";
import { eventSchema } from "./ingest/schemas/event.ts";
import { postedSchema } from "./ingest/schemas/incident.ts";
import { leagueSchema } from "./ingest/schemas/league.ts";
import { transferEnvelope, transferSchema } from "./ingest/schemas/transfer.ts";
import { replaySchema } from "./replay/replay-request.ts";

type Env = { Bindings: OriginEnv; Variables: { readonly body: Uint8Array<ArrayBuffer> } };

/** What providers post (`/ingest/v1`), each request signed (`shared/ingest/signature.ts`). */
export const ingestRoutes = new Hono<Env>();

const ledgerOf = (env: OriginEnv, sportId: number) => env.LEDGER.getByName(String(sportId));

ingestRoutes.use(async (context, next) => {
  const body = await readBody(context.req.raw);
  if (body === null) return context.json({ reason: `a body holds at most ${mostBodyBytes} bytes` }, 413);
  const keys = parseProviderKeys(context.env.INGEST_KEYS);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const verdict = await authenticate(context.req.raw, body, keys, nowSeconds);
  if (!verdict.ok) return context.json({ reason: verdict.reason, header: verdict.header }, 401);
  context.set("body", body);
  return next();
});

ingestRoutes.post("/events", async (context) => {
  const mode = readMode(context);
  if (mode === null) return refuseMode(context);
  const body = read(context.get("body"), eventEnvelope);
  if (!body.ok) return context.json(body.answer, 400);
  const { sportId, leagues, events } = body.value;
  const outcome = await ledgerOf(context.env, sportId).ingest({
    mode,
    leagues: ofSport(judge("/leagues", leagues, leagueSchema), sportId),
    events: ofSport(judge("/events", events, eventSchema), sportId),
  });
  return answer(context, outcome);
});

ingestRoutes.post("/incidents", async (context) => {
  const mode = readMode(context);
  if (mode === null) return refuseMode(context);
  const body = read(context.get("body"), incidentEnvelope);
  if (!body.ok) return context.json(body.answer, 400);
  const incidents = judge("/incidents", body.value.incidents, postedSchema);
  const outcome = await ledgerOf(context.env, body.value.sportId).postIncidents({ mode, incidents });
  return answer(context, outcome);
});

ingestRoutes.post("/articles", async (context) => {
  const mode = readMode(context);
  if (mode === null) return refuseMode(context);
  const body = read(context.get("body"), articleEnvelope);
  if (!body.ok) return context.json(body.answer, 400);
  const articles = judge("/articles", body.value.articles, articleSchema);
  return answer(context, await ledgerOf(context.env, body.value.sportId).putArticles(mode, articles));
});

ingestRoutes.post("/transfers", async (context) => {
  const mode = readMode(context);
  if (mode === null) return refuseMode(context);
  const body = read(context.get("body"), transferEnvelope);
  if (!body.ok) return context.json(body.answer, 400);
  const transfers = judge("/transfers", body.value.transfers, transferSchema);
  return answer(context, await ledgerOf(context.env, body.value.sportId).putTransfers(mode, transfers));
});

ingestRoutes.post("/replays", async (context) => {
  const request = read(context.get("body"), replaySchema);
  if (!request.ok) return context.json(request.answer, 400);
  const started = await ledgerOf(context.env, request.value.sportId).startReplay(request.value);
  if (started.length > 0) return context.json({ started });
  const pointer = request.value.day === undefined ? "/eventIds" : "/day";
  return context.json(toAnswer([{ pointer, reason: "names no game that is over" }]), 404);
});

ingestRoutes.get("/status", async (context) => {
  const sportId = Number(context.req.query("sportId") ?? 1);
  if (!sportIdSchema.safeParse(sportId).success) return context.json({ reason: "sportId names no sport" }, 400);
  return context.json(await ledgerOf(context.env, sportId).status());
});

function readMode(context: Context<Env>): Mode | null {
  const parsed = modeSchema.safeParse(context.req.query("mode") ?? "atomic");
  return parsed.success ? parsed.data : null;
}
const refuseMode = (context: Context<Env>) => context.json({ reason: "mode is atomic or partial" }, 400);

const answer = <Report>(context: Context<Env>, outcome: BatchOutcome<Report>) =>
  outcome.kind === "applied" ? context.json(outcome.report) : context.json(toAnswer(outcome.refused), 422);

type Refusals = ReturnType<typeof toRefusals>;
const toAnswer = (refused: Refusals) => ({ reason: "nothing was applied", refused });

/** A body that is wrong as a whole. */
function read<T>(body: Uint8Array, schema: z.ZodType<T>) {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return { ok: false as const, answer: toAnswer([{ pointer: "", reason: "is not JSON" }]) };
  }
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { ok: true as const, value: parsed.data }
    : { ok: false as const, answer: toAnswer(toRefusals("", parsed.error)) };
}
