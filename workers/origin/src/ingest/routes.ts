import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyHeader, signatureHeaders } from "../../../../shared/ingest/signature.ts";
import { replaySchema } from "../../../../shared/ingest/replay-request.ts";
import {
  auditSchema,
  eventReportSchema,
  incidentReportSchema,
  problemSchema,
  recordReportSchema,
  sendersSchema,
  startedSchema,
  statusSchema,
} from "../../../../shared/ingest/answers.ts";
import { mostBodyBytes } from "../../../../shared/ingest/ingest-limits.ts";
import { articleBatchSchema } from "./article-schema.ts";
import { clubBatchSchema } from "../../../../shared/ingest/club-schema.ts";
import { quoteBatchSchema } from "./quote-schema.ts";
import { id, sportId } from "../../../../shared/ingest/schema-basics.ts";
import {
  eventBatchSchema,
  finishedSchema,
  incidentBatchSchema,
  modeSchema,
} from "../../../../shared/ingest/batch-schema.ts";
import { standingBatchSchema } from "../../../../shared/ingest/standing-schema.ts";
import { transferBatchSchema } from "./transfer-schema.ts";

/** The ingest API as its document describes it (`docs/ingest.md`); `ingest-route.ts` serves it. */

const json = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { "application/json": { schema } },
});
const body = <S extends z.ZodType>(schema: S) => ({ required: true, content: { "application/json": { schema } } });
const problem = (description: string) => json(description, problemSchema);

const signed = {
  [signatureHeaders.provider]: z.string().openapi({ description: "a name of the secret INGEST_KEYS" }),
  [signatureHeaders.timestamp]: z.string().openapi({ description: "unix seconds, at most 300 from now either way" }),
  [signatureHeaders.nonce]: z.string().openapi({ description: "16 to 64 visible ASCII characters, never twice" }),
  [signatureHeaders.contentSha256]: z.string().openapi({ description: "SHA-256 of the body in hex" }),
  [signatureHeaders.signature]: z.string().openapi({
    description:
      "v2= and the hex HMAC-SHA256 of v2, provider, timestamp, nonce, method, path with query, idempotency key and SHA-256 of the body, joined by newlines",
  }),
};
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .openapi({ description: "names this request for 24 hours: heard again, it is answered again and not carried out" });

const later = (description: string) => ({
  ...problem(description),
  headers: z.object({ "retry-after": z.string() }),
});
const unsigned = {
  401: problem("The signature does not hold, or was used before; `header` is the one to blame"),
  403: problem("Outside the provider's scope; `refused` names what"),
  429: later("Come again in as many seconds as Retry-After says"),
};
/** A read is recorded, and needs room for that. */
const readProblems = {
  ...unsigned,
  400: problem("The request is wrong"),
  503: later("The storage is full"),
};
const unread = {
  ...unsigned,
  408: problem("The body did not come in time"),
  413: problem(`The body is larger than ${mostBodyBytes} bytes`),
  503: later("Too many bodies are held at once, or the storage is full"),
};
const batchRequest = {
  headers: z.object({ ...signed, [idempotencyHeader]: idempotencyKeySchema.optional() }),
  query: z.object({
    mode: modeSchema
      .default("atomic")
      .openapi({ description: "atomic: all or nothing; partial: what is sound goes in, the rest is named" }),
  }),
};
const eventQuery = batchRequest.query.extend({
  finished: finishedSchema.default("replace").openapi({
    description:
      "keep: nothing is applied where an event would replace a match that is over by one of another day or score, " +
      "and an event with another result or an amendment that contradicts a report of the same match is refused",
  }),
});
const batchProblems = {
  ...unread,
  400: problem("The request is wrong as a whole"),
  409: problem("The idempotency key was used for another request"),
  422: problem("Nothing was applied; `refused` names every fault"),
};

/** A route that takes records and reports the outcome of each. */
const toBatchRoute = <Batch extends z.ZodType, Report extends z.ZodType>(
  records: string,
  summary: string,
  batch: Batch,
  report: Report,
  query: z.ZodObject = batchRequest.query,
) =>
  createRoute({
    method: "post",
    path: `/${records}`,
    operationId: `post${records.charAt(0).toUpperCase()}${records.slice(1)}`,
    summary,
    request: { ...batchRequest, query, body: body(batch) },
    responses: { 200: json(`What became of the ${records}`, report), ...batchProblems },
  });

export const eventsRoute = toBatchRoute(
  "events",
  "Leagues and events, each with its timeline",
  eventBatchSchema,
  eventReportSchema,
  eventQuery,
);
export const incidentsRoute = toBatchRoute(
  "incidents",
  "What happened in events that are there",
  incidentBatchSchema,
  incidentReportSchema,
);
export const oddsRoute = toBatchRoute(
  "odds",
  "What bookmakers ask for bets; an event that has any is not priced by the simulator",
  quoteBatchSchema,
  incidentReportSchema,
);
export const articlesRoute = toBatchRoute(
  "articles",
  "News, each article in one language; the same id again replaces it",
  articleBatchSchema,
  recordReportSchema,
);
export const transfersRoute = toBatchRoute(
  "transfers",
  "Players' ways from team to team; the same id again replaces one",
  transferBatchSchema,
  recordReportSchema,
);

export const standingsRoute = toBatchRoute(
  "standings",
  "Tables of seasons of races as their source has them; the same id again replaces one",
  standingBatchSchema,
  recordReportSchema,
);

export const clubsRoute = toBatchRoute(
  "clubs",
  "Which clubs are shown as others; events keep the clubs that they came with",
  clubBatchSchema,
  recordReportSchema,
);

export const replaysRoute = createRoute({
  method: "post",
  path: "/replays",
  operationId: "postReplays",
  summary: "Past games play again, from now on",
  request: {
    headers: z.object({ ...signed, [idempotencyHeader]: idempotencyKeySchema.optional() }),
    body: body(replaySchema),
  },
  responses: {
    200: json("The games that play again", startedSchema),
    ...batchProblems,
    422: problem("None of the requested events has been played"),
  },
});

const sport = z.coerce.number().pipe(sportId).default(1);
export const statusQuerySchema = z.object({ sportId: sport });
export const auditQuerySchema = z.object({
  sportId: sport,
  before: z.coerce.number().int().min(1).default(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export const sendersQuerySchema = z.object({ sportId: sport, eventId: id });

export const statusRoute = createRoute({
  method: "get",
  path: "/status",
  operationId: "getStatus",
  summary: "How far a sport's ledger and its publication are",
  request: { headers: z.object(signed), query: statusQuerySchema },
  responses: {
    200: json("Numbers given and held by the hub, events by provider", statusSchema),
    ...readProblems,
  },
});

export const auditRoute = createRoute({
  method: "get",
  path: "/audit",
  operationId: "getAudit",
  summary: "What was asked of a sport's ledger, the newest first: 14 days, at most 5,000 requests of each provider",
  request: { headers: z.object(signed), query: auditQuerySchema },
  responses: {
    200: json("Requests that were applied or refused", auditSchema),
    ...readProblems,
  },
});

export const sendersRoute = createRoute({
  method: "get",
  path: "/senders",
  operationId: "getSenders",
  summary: "Which provider sent an event and each of its incidents",
  request: { headers: z.object(signed), query: sendersQuerySchema },
  responses: {
    200: json("The event and its incidents in the order of arrival, by sender", sendersSchema),
    ...readProblems,
  },
});

export const documentInfo = {
  openapi: "3.1.0",
  info: {
    title: "Tribune ingest API",
    version: "1",
    description: "How providers report leagues, events and what happens in them. Times are unix seconds.",
  },
  servers: [{ url: "/ingest/v1" }],
};
