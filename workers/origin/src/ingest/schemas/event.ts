import { z } from "@hono/zod-openapi";
import { sportIdOf } from "../../../../../shared/identity/stable-id.ts";
import { countryKey, id, label, names, seconds, sportId, text, words } from "./basics.ts";
import { mostIncidents } from "../timeline-limit.ts";
import { exact } from "./exact.ts";
import { toldSchema } from "./incident.ts";
import { resultSchema } from "./result.ts";

const participantSchema = exact(
  z
    .strictObject({
      id,
      name: label,
      names: names.optional(),
      code: z.string().regex(/^[A-Z0-9]{1,5}$/),
      slug: z.string().regex(/^[a-z0-9-]{1,120}$/),
      countryKey: countryKey.optional(),
    })
    .openapi("Participant"),
);

export const eventSchema = exact(
  z
    .strictObject({
      eventId: id,
      leagueStageId: id,
      sportId,
      startSeconds: seconds,
      timeKnown: z.boolean(),
      round: text(80),
      group: words(40).optional(),
      seriesId: id.optional(),
      home: participantSchema,
      away: participantSchema.nullable().openapi({ description: "null in sports without duels" }),
      result: resultSchema.nullable().openapi({ description: "null for an event that is not over" }),
      timeline: z.array(toldSchema).max(mostIncidents).readonly().optional(),
    })
    .refine((event) => sportIdOf(event.eventId) === event.sportId, {
      path: ["eventId"],
      message: "is of another sport",
    })
    .openapi("Event"),
);

export type IngestEvent = z.output<typeof eventSchema>;
