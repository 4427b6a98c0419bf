import { z } from "@hono/zod-openapi";
import { sportId } from "./basics.ts";
import { eventSchema } from "./event.ts";
import { postedSchema } from "./incident.ts";
import { leagueSchema } from "./league.ts";

/** What one request may hold. */
const most = { leagues: 500, events: 5000, incidents: 2000 };

export const eventBatchSchema = z
  .strictObject({
    sportId,
    leagues: z.array(leagueSchema).max(most.leagues).readonly(),
    events: z.array(eventSchema).max(most.events).readonly(),
  })
  .openapi("EventBatch");

export const incidentBatchSchema = z
  .strictObject({ sportId, incidents: z.array(postedSchema).min(1).max(most.incidents).readonly() })
  .openapi("IncidentBatch");

/** The same bodies before their records are looked at, each of which is judged by itself. */
export const eventEnvelope = eventBatchSchema.extend({
  leagues: z.array(z.unknown()).max(most.leagues),
  events: z.array(z.unknown()).max(most.events),
});
export const incidentEnvelope = incidentBatchSchema.extend({
  incidents: z.array(z.unknown()).min(1).max(most.incidents),
});

export type EventBatch = z.output<typeof eventBatchSchema>;

/** `atomic`: everything or nothing. `partial`: what is sound goes in, the rest is named. */
export const modeSchema = z.enum(["atomic", "partial"]);
export type Mode = z.output<typeof modeSchema>;
