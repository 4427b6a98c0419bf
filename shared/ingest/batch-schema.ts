import { z } from "@hono/zod-openapi";
import { mostRecords } from "./ingest-limits.ts";
import { sportId } from "./schema-basics.ts";
import { eventSchema } from "./event-schema.ts";
import { postedSchema } from "./incident-schema.ts";
import { leagueSchema } from "./league-schema.ts";

export const eventBatchSchema = z
  .strictObject({
    sportId,
    leagues: z.array(leagueSchema).max(mostRecords.leagues).readonly(),
    events: z.array(eventSchema).max(mostRecords.events).readonly(),
  })
  .openapi("EventBatch");

export const incidentBatchSchema = z
  .strictObject({ sportId, incidents: z.array(postedSchema).min(1).max(mostRecords.incidents).readonly() })
  .openapi("IncidentBatch");

/** The same bodies before their records are looked at; each record is validated by itself. */
export const eventEnvelope = eventBatchSchema.extend({
  leagues: z.array(z.unknown()).max(mostRecords.leagues),
  events: z.array(z.unknown()).max(mostRecords.events),
});
export const incidentEnvelope = incidentBatchSchema.extend({
  incidents: z.array(z.unknown()).min(1).max(mostRecords.incidents),
});

export type EventBatch = z.output<typeof eventBatchSchema>;

/** `atomic`: everything or nothing. `partial`: valid records are applied, the others are named. */
export const modeSchema = z.enum(["atomic", "partial"]);
export type Mode = z.output<typeof modeSchema>;

/** `keep`: nothing is applied where an event describes another match than a known one that is over. */
export const finishedSchema = z.enum(["keep", "replace"]);
