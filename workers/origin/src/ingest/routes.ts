import { createRoute, z } from "@hono/zod-openapi";
import { signatureHeaders } from "../../../../shared/ingest/signature.ts";
import { replaySchema } from "../replay/replay-request.ts";
import {
  eventReportSchema,
  incidentReportSchema,
  problemSchema,
  recordReportSchema,
  startedSchema,
  statusSchema,
} from "./answers.ts";
import { mostBodyBytes } from "./read-body.ts";
import { articleBatchSchema } from "./schemas/article.ts";
import { quoteBatchSchema } from "./schemas/quote.ts";
import { sportId } from "./schemas/basics.ts";
import { eventBatchSchema, incidentBatchSchema, modeSchema } from "./schemas/batch.ts";
import { transferBatchSchema } from "./schemas/transfer.ts";

/** The ingest API as its document tells it (`docs/ingest.md`); `ingest-route.ts` serves it. */

const json = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { "application/json": { schema } },
});
const body = <S extends z.ZodType>(schema: S) => ({ required: true, content: { "application/json": { schema } } });
const problem = (description: string) => json(description, problemSchema);

const signed = {
  [signatureHeaders.provider]: z.string().openapi({ description: "a name of the secret INGEST_KEYS" }),
  [signatureHeaders.timestamp]: z.string().openapi({ description: "unix seconds, at most 300 from now either way" }),
  [signatureHeaders.signature]: z.string().openapi({
    description: "v1= and the hex HMAC-SHA256 of timestamp, method, path with query and body, joined by newlines",
  }),
};
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .openapi({ description: "names this request for 24 hours: heard again, it is answered again and not carried out" });

const unsigned = {
  401: problem("The signature does not hold; `header` is the one to blame"),
  413: problem(`The body is larger than ${mostBodyBytes} bytes`),
};
const batchRequest = {
  headers: z.object({ ...signed, "idempotency-key": idempotencyKeySchema.optional() }),
  query: z.object({
    mode: modeSchema
      .default("atomic")
      .openapi({ description: "atomic: all or nothing; partial: what is sound goes in, the rest is named" }),
  }),
};
const batchProblems = {
  ...unsigned,
  400: problem("The request is wrong as a whole"),
  409: problem("The idempotency key stands for another request"),
  422: problem("Nothing was applied; `refused` names every fault"),
  429: {
    ...problem("Come again in as many seconds as Retry-After says"),
    headers: z.object({ "retry-after": z.string() }),
  },
};

/** A route that takes records and tells what became of them. */
const toBatchRoute = <Batch extends z.ZodType, Report extends z.ZodType>(
  records: string,
  summary: string,
  batch: Batch,
  report: Report,
) =>
  createRoute({
    method: "post",
    path: `/${records}`,
    operationId: `post${records.charAt(0).toUpperCase()}${records.slice(1)}`,
    summary,
    request: { ...batchRequest, body: body(batch) },
    responses: { 200: json(`What became of the ${records}`, report), ...batchProblems },
  });

export const eventsRoute = toBatchRoute(
  "events",
  "Leagues and events, each with all that is told of it",
  eventBatchSchema,
  eventReportSchema,
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

export const replaysRoute = createRoute({
  method: "post",
  path: "/replays",
  operationId: "postReplays",
  summary: "Past games play again, from now on",
  request: { headers: z.object(signed), body: body(replaySchema) },
  responses: {
    200: json("The games that play again", startedSchema),
    400: problem("The request is wrong"),
    404: problem("Nothing that was asked for has been played"),
    ...unsigned,
  },
});

export const statusRoute = createRoute({
  method: "get",
  path: "/status",
  operationId: "getStatus",
  summary: "How far a sport's ledger and its publication are",
  request: { headers: z.object(signed), query: z.object({ sportId: sportId.default(1) }) },
  responses: {
    200: json("Numbers given and held by the hub, events by provider", statusSchema),
    400: problem("The request is wrong"),
    ...unsigned,
  },
});

export const documentInfo = {
  openapi: "3.1.0",
  info: {
    title: "Tribune ingest API",
    version: "1",
    description: "How providers tell of leagues, events and what happens in them. Times are unix seconds.",
  },
  servers: [{ url: "/ingest/v1" }],
};
