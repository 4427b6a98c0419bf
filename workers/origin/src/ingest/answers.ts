import { z } from "@hono/zod-openapi";
import { exact } from "./schemas/exact.ts";
import type { Refusal } from "./refusal.ts";

/** What the ingest API answers; its clients read these. */

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

/** Of records that are kept whole, by their ids. */
export const recordReportSchema = z
  .strictObject({ changed: count, unchanged: count, refused })
  .readonly()
  .openapi("RecordReport");
export type RecordReport = z.output<typeof recordReportSchema>;

/** Whatever is not 2xx: why, every fault of a body, the header that is to blame for a 401. */
export const problemSchema = exact(
  z.strictObject({ reason: z.string(), refused: refused.optional(), header: z.string().optional() }).openapi("Problem"),
);

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
export type StartedGame = z.output<typeof startedSchema>["started"][number];

export const statusSchema = z
  .strictObject({
    sportId: z.int(),
    subjects: z
      .array(z.strictObject({ subject: z.string(), seq: count, hub: count }))
      .openapi({ description: "numbers given, and held by the hub" }),
    events: z.array(z.strictObject({ provider: z.string(), events: count, live: count })),
  })
  .openapi("Status");

/** What became of a batch. */
export type BatchOutcome<Report> =
  | { readonly kind: "applied"; readonly report: Report; readonly isReplayed: boolean }
  | { readonly kind: "refused"; readonly refused: readonly Refusal[] }
  /** The idempotency key stands for another request. */
  | { readonly kind: "conflict" }
  | { readonly kind: "busy"; readonly reason: string; readonly retryAfterSeconds: number };
