import { z } from "@hono/zod-openapi";
import { countryKey, id, imageFile, label, names, seconds, sportId, text, words } from "./schema-basics.ts";
import { sportIdOf } from "../sports/stable-id.ts";
import { mostIncidents } from "./ingest-limits.ts";
import { exact } from "./exact-schema.ts";
import { reportedSchema } from "./incident-schema.ts";
import { resultSchema } from "./result-schema.ts";

/** Three letters as a rule: shown for a side where its name has no room. */
export const participantCode = z.string().regex(/^[A-Z0-9]{1,5}$/);

export const roundName = text(80);
export const groupName = words(40);

export const participantSchema = exact(
  z
    .strictObject({
      id,
      name: label,
      names: names.optional(),
      code: participantCode,
      slug: z.string().regex(/^[a-z0-9-]{1,120}$/),
      countryKey: countryKey.optional(),
      image: imageFile.optional(),
      deleted: z.literal(true).optional().openapi({ description: "has no page any more: its address answers 410" }),
      isUndecided: z.literal(true).optional().openapi({
        description: "earlier games decide who this is: the name says how",
        example: true,
      }),
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
      endSeconds: seconds.optional().openapi({ description: "the planned end of an event of several days" }),
      timeKnown: z.boolean(),
      round: roundName,
      group: groupName.optional(),
      seriesId: id.optional(),
      placeholderId: id.optional().openapi({
        description:
          "the event that was sent in place of this one while it was not known who takes part: it is removed",
      }),
      home: participantSchema,
      away: participantSchema.nullable().openapi({ description: "null in sports without duels" }),
      result: resultSchema.nullable().openapi({ description: "null for an event that is not over" }),
      timeline: z.array(reportedSchema).max(mostIncidents).readonly().optional(),
    })
    .refine((event) => sportIdOf(event.eventId) === event.sportId, {
      path: ["eventId"],
      message: "is of another sport",
    })
    .openapi("Event"),
);

export type IngestEvent = z.output<typeof eventSchema>;
