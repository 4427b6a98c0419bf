import { z } from "@hono/zod-openapi";
import { rankedKinds } from "../competitions/reported-standing.ts";
import { id, seconds, sportId, words } from "./schema-basics.ts";
import { participantSchema } from "./event-schema.ts";
import { exact } from "./exact-schema.ts";

const rowSchema = exact(
  z
    .strictObject({
      rank: z.int().min(1).max(1000).nullable().openapi({ description: "null for one that is not ranked" }),
      participant: participantSchema,
      points: z.number().min(-10_000).max(100_000),
      wins: z.int().min(0).max(1000),
    })
    .openapi("StandingRow"),
);

/** The table of a season of races; the same id again replaces it. */
export const standingSchema = z
  .strictObject({
    id,
    tournamentId: id,
    season: words(20),
    of: z.enum(rankedKinds),
    races: z.int().min(0).max(1000).openapi({ description: "how many it counts" }),
    throughSeconds: seconds.openapi({ description: "when the last of them began" }),
    rows: z.array(rowSchema).min(1).max(500).readonly().openapi({ description: "in the order of the table" }),
  })
  .readonly()
  .openapi("Standing");

export const standingBatchSchema = z
  .strictObject({ sportId, standings: z.array(standingSchema).min(1).max(100).readonly() })
  .openapi("StandingBatch");
export const standingEnvelope = standingBatchSchema.extend({ standings: z.array(z.unknown()).min(1).max(100) });
export type IngestStanding = z.infer<typeof standingSchema>;
