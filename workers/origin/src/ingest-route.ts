import { Hono } from "hono";
import type { z } from "zod";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { batchSchema, incidentsSchema, toRefusal } from "./ingest/schemas.ts";
import { replaySchema } from "./replay/replay-request.ts";
import { isAuthorised } from "./ingest/authorisation.ts";

/** What providers post (`/ingest/v1`). Every request carries `Authorization: Bearer {INGEST_KEY}`. */
export const ingestRoutes = new Hono<{ Bindings: OriginEnv }>();

const ledgerOf = (env: OriginEnv, sportId: number) => env.LEDGER.getByName(String(sportId));

ingestRoutes.use(async (context, next) => {
  if (!(await isAuthorised(context.req.header("authorization"), context.env.INGEST_KEY))) {
    return context.json({ error: "authorization is missing or wrong" }, 401);
  }
  return next();
});

ingestRoutes.post("/events", async (context) => {
  const batch = await read(context.req.raw, batchSchema);
  if (!batch.ok) return context.json(batch.refusal, 400);
  return context.json(await ledgerOf(context.env, batch.value.sportId).ingest(batch.value));
});

ingestRoutes.post("/incidents", async (context) => {
  const post = await read(context.req.raw, incidentsSchema);
  if (!post.ok) return context.json(post.refusal, 400);
  const sportId = sportIdOf(post.value.eventId);
  const seq = sportId === null ? null : await ledgerOf(context.env, sportId).postIncidents(post.value);
  return seq === null ? context.json({ pointer: "/eventId", reason: "names no event" }, 404) : context.json({ seq });
});

ingestRoutes.post("/replays", async (context) => {
  const request = await read(context.req.raw, replaySchema);
  if (!request.ok) return context.json(request.refusal, 400);
  const started = await ledgerOf(context.env, request.value.sportId).startReplay(request.value);
  return started.length === 0
    ? context.json(
        { pointer: request.value.day === undefined ? "/eventIds" : "/day", reason: "names no game that is over" },
        404,
      )
    : context.json({ started });
});

ingestRoutes.get("/status", async (context) => {
  const sportId = Number(context.req.query("sportId") ?? 1);
  if (!batchSchema.shape.sportId.safeParse(sportId).success) {
    return context.json({ pointer: "/sportId", reason: "names no sport" }, 400);
  }
  return context.json(await ledgerOf(context.env, sportId).status());
});

async function read<T>(request: Request, schema: z.ZodType<T>) {
  let json: unknown;
  try {
    json = await request.json();
  } catch {
    return { ok: false as const, refusal: { pointer: "", reason: "is not JSON" } };
  }
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { ok: true as const, value: parsed.data }
    : { ok: false as const, refusal: toRefusal("", parsed.error) };
}
