import { z } from "@hono/zod-openapi";
import { countryKey, id, label, text } from "./schema-basics.ts";
import { exact } from "./exact-schema.ts";

const person = {
  id,
  name: label,
  shortName: label.optional(),
  countryKey: countryKey.optional(),
};

export const playerSchema = exact(z.strictObject(person).openapi("Player"));

/** The fields that a player has only in a line-up. */
export const lineUpPlace = {
  shirt: text(6).optional(),
  line: z.int().min(0).max(20).optional().openapi({ description: "0 the keeper, then the lines of the formation" }),
  role: text(40).optional(),
  captain: z.literal(true).optional(),
};

const lineUpPlayer = exact(
  z
    .strictObject({
      ...person,
      ...lineUpPlace,
    })
    .openapi("LineUpPlayer"),
);

const absence = z
  .strictObject({ player: playerSchema, reason: label, availability: z.enum(["out", "doubtful"]) })
  .readonly();

/** Enough for the widest squads (rugby, American football) with a margin. */
const squad = z.array(lineUpPlayer).max(100).readonly();

export const lineUpSchema = exact(
  z
    .strictObject({
      formation: text(20).openapi({ description: "empty where there is none", example: "4-3-3" }),
      starters: squad,
      bench: squad,
      coach: playerSchema.optional(),
      absences: z.array(absence).max(100).readonly().optional(),
    })
    .openapi("LineUp"),
);
