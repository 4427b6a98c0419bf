import { z } from "zod";
import { sportIdOf } from "../sports/stable-id.ts";
import { sports } from "../sports/catalogue.ts";
import { text, words } from "./schema-basics.ts";
import { parseIsoDay } from "../basics/day.ts";

/**
 * Selects the replayed games: all of a past day (in each league's own zone), those of that day that `match` names, or
 * the events of `eventIds`. `speed` is in clock seconds per real second.
 */
export const replaySchema = z
  .strictObject({
    sportId: z
      .int()
      .refine((value) => sports.some((sport) => sport.id === value), "names no sport")
      .default(1),
    day: z
      .string()
      .refine((text) => parseIsoDay(text) !== null, "is not a date such as 2025-08-16")
      .optional(),
    match: words(120).optional(),
    eventIds: z
      .array(z.string().regex(/^[0-9A-Za-z]{8}$/))
      .min(1)
      .max(50)
      .optional(),
    speed: z.int().min(1).max(600).default(60),
    seed: text(40).default("1"),
  })
  .superRefine(({ day, eventIds, sportId }, context) => {
    if ((day === undefined) === (eventIds === undefined)) {
      context.addIssue({ code: "custom", path: ["day"], message: "either a day or eventIds, not both" });
    }
    eventIds?.forEach((id, index) => {
      if (sportIdOf(id) !== sportId) {
        context.addIssue({ code: "custom", path: ["eventIds", index], message: "is of another sport" });
      }
    });
  });

export type ReplayRequest = z.infer<typeof replaySchema>;
