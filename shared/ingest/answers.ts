import { z } from "@hono/zod-openapi";
import { exact } from "./exact-schema.ts";
import type { Refusal } from "./refusal.ts";

/** The responses of the ingest API; its clients parse them with these schemas. */

const count = z.int().min(0);
const seq = count.openapi({ description: "last number of the sport's update subject" });
const refused = z
  .array(
    z
      .strictObject({
        pointer: z
          .string()
          .openapi({ description: "JSON pointer (RFC 6901) into the body", example: "/events/3/home" }),
        reason: z.string(),
      })
      .readonly()
      .openapi("Refusal"),
  )
  .readonly();

export const eventReportSchema = z
  .strictObject({ added: count, changed: count, unchanged: count, refused, seq })
  .readonly()
  .openapi("EventReport");
export type EventReport = z.output<typeof eventReportSchema>;

export const incidentReportSchema = z
  .strictObject({ accepted: count, unchanged: count, refused, seq })
  .readonly()
  .openapi("IncidentReport");
export type IncidentReport = z.output<typeof incidentReportSchema>;

/** The report on records that are kept whole, by their ids. */
export const recordReportSchema = z
  .strictObject({ changed: count, unchanged: count, refused })
  .readonly()
  .openapi("RecordReport");
export type RecordReport = z.output<typeof recordReportSchema>;

/** Every answer that is not 2xx: the reason, every fault of a body, the header that is to blame for a 401. */
export const problemSchema = exact(
  z.strictObject({ reason: z.string(), refused: refused.optional(), header: z.string().optional() }).openapi("Problem"),
);

const text = z.string();

export const startedSchema = z
  .strictObject({
    started: z.array(
      z
        .strictObject({
          eventId: z.string(),
          league: z.string(),
          home: z.string(),
          away: z.string(),
          startSeconds: z.int(),
        })
        .readonly()
        .openapi("StartedGame"),
    ),
  })
  .openapi("StartedGames");
export type StartedGames = z.output<typeof startedSchema>;
export type StartedGame = StartedGames["started"][number];

export const statusSchema = z
  .strictObject({
    sportId: z.int(),
    subjects: z
      .array(z.strictObject({ subject: z.string(), seq: count, hub: count }))
      .openapi({ description: "numbers given, and held by the hub" }),
    events: z.array(z.strictObject({ provider: z.string(), events: count, live: count })),
  })
  .openapi("Status");
export type Status = z.output<typeof statusSchema>;

export const auditSchema = z
  .strictObject({
    requests: z
      .array(
        z
          .strictObject({
            id: count,
            atMs: count.openapi({ description: "when it came, unix milliseconds" }),
            requestId: text.openapi({ description: "x-request-id of its answer" }),
            provider: text,
            path: text.openapi({ description: "method, path and query" }),
            records: count,
            bytes: count,
            ms: count.openapi({ description: "from its arrival to its outcome" }),
            outcome: z.enum(["applied", "refused", "outside"]),
            refused: count.openapi({ description: "how many faults were named" }),
          })
          .readonly()
          .openapi("AuditedRequest"),
      )
      .readonly(),
  })
  .openapi("Audit");
export type Audit = z.output<typeof auditSchema>;

export const sendersSchema = z
  .strictObject({
    event: text.nullable().openapi({ description: "who sent the event first; null where it is not there" }),
    incidents: z
      .array(
        z
          .strictObject({ id: text.nullable(), kind: text, atSeconds: z.number(), sender: text })
          .readonly()
          .openapi("SentIncident"),
      )
      .readonly(),
  })
  .openapi("Senders");
export type Senders = z.output<typeof sendersSchema>;

/** The outcome of a request. */
export type BatchOutcome<Report> =
  | { readonly kind: "applied"; readonly report: Report; readonly isReplayed: boolean }
  /** The ledger applied no record. `isOutside`: some records are outside this provider's scope. */
  | { readonly kind: "refused"; readonly refused: readonly Refusal[]; readonly isOutside: boolean }
  /** The signature was accepted before, for a request without an answer to repeat. */
  | { readonly kind: "spent" }
  /** The idempotency key was used for another request. */
  | { readonly kind: "conflict" }
  | { readonly kind: "busy"; readonly reason: string; readonly retryAfterSeconds: number }
  /** The ledger's storage has no room; the ledger applied no record. */
  | { readonly kind: "full" };
/** The outcome of a request that changes nothing. */
export type ReadOutcome<Report> = Exclude<BatchOutcome<Report>, { readonly kind: "refused" | "conflict" }>;
