import { z } from "@hono/zod-openapi";
import { id, sportId } from "./schema-basics.ts";

/** The most clubs in one request. */
const mostClubs = 500;

/** States that one club is the same as another. It replaces the earlier statement about the same club and rewrites no event. */
export const clubSchema = z
  .strictObject({
    id,
    into: id.nullable().openapi({ description: "the club that it is shown as; null makes it a club of its own again" }),
  })
  .readonly()
  .openapi("Club");
export type ClubStatement = z.output<typeof clubSchema>;

export const clubBatchSchema = z
  .strictObject({ sportId, clubs: z.array(clubSchema).min(1).max(mostClubs).readonly() })
  .openapi("ClubBatch");
export const clubEnvelope = clubBatchSchema.extend({ clubs: z.array(z.unknown()).min(1).max(mostClubs) });
