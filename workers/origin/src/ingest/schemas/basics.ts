import { z } from "@hono/zod-openapi";
import { isCountryKey } from "../../../../../shared/geo/countries.ts";
import { sports } from "../../../../../shared/sports/catalogue.ts";
import { stage, stageNames } from "../../../../../shared/sports/stages.ts";

/** The small shapes of what providers post. Times are unix seconds, ids those of `shared/identity/stable-id.ts`. */

export const id = z
  .string()
  .regex(/^[0-9A-Za-z]{8}$/)
  .openapi({ description: "8 alphanumeric characters, the first names the sport", example: "1Event00" });
export const label = z.string().trim().min(1).max(120);
export const seconds = z.int().min(-4_000_000_000).max(8_000_000_000);
export const sportId = z.int().refine((value) => sports.some((sport) => sport.id === value), "names no sport");
export const countryKey = z
  .string()
  .refine(isCountryKey, "names no country")
  .openapi({ description: "ISO 3166-1 alpha-2, or ENG, SCO, EUROPE, WORLD …", example: "FR" });
/** As printed: "45+2", "07:26". */
export const minute = z.string().max(8);
export const side = z.union([z.literal(1), z.literal(2)]).openapi({ description: "1 home, 2 away" });

const stageIds = new Set<number>(stageNames.map((name) => stage[name]));
export const stageId = z
  .int()
  .refine((value) => stageIds.has(value), "names no stage")
  .openapi({ description: "a stage of the feeds: 1 scheduled, 12 first half, 3 finished …" });
