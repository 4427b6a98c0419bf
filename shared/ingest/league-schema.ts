import { z } from "@hono/zod-openapi";
import { createCache } from "../basics/cache.ts";
import { countryKey, id, imageFile, label, names, sportId, text } from "./schema-basics.ts";
import { credits, type CreditId } from "./credits.ts";
import { exact } from "./exact-schema.ts";

const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, "names no time zone")
  .openapi({ description: "IANA zone in which the league announces its times", example: "Europe/Paris" });

/** A league's rank, type and format, which a file of matches may give as well. */
export const leagueFacts = {
  rank: z.int().min(0).max(9999),
  type: z.enum(["t", "p", "s", "c", ""]),
  format: z.enum(["table", "knock-out", "groups", "field", "friendlies"]),
};

/** A ruling about a participant's points, which a file of matches gives as well. */
export const deductionFacts = { points: z.int().min(-200).max(200), reason: text(200) };

export const leagueSchema = exact(
  z
    .strictObject({
      sportId,
      stageId: id,
      tournamentId: id,
      templateId: id,
      name: label,
      names: names.optional(),
      countryKey,
      season: text(20),
      timeZone,
      ...leagueFacts,
      format: leagueFacts.format.optional(),
      sourceType: z
        .literal([0, 1, 2])
        .optional()
        .openapi({ description: "0 without live data, 1 with, 2 results only" }),
      sevens: z.boolean().optional().openapi({ description: "rugby of seven a side: halves of seven minutes" }),
      stableford: z.boolean().optional().openapi({ description: "golf by stableford points" }),
      superTemplateId: z.int().min(1).max(99_999_999).optional(),
      categoryId: z
        .string()
        .regex(/^\d{1,10}$/)
        .optional(),
      image: imageFile.optional(),
      deductions: z
        .array(z.strictObject({ participantId: id, ...deductionFacts }))
        .max(60)
        .readonly()
        .optional()
        .openapi({ description: "points that a federation took off, or gave if negative, shown under the table" }),
      // The keys of `credits` are its ids.
      credit: z
        .enum(Object.keys(credits) as [CreditId, ...CreditId[]])
        .optional()
        .openapi({ description: "the public source of its matches, which pages then name with its licence" }),
    })
    .openapi("League"),
);

export type IngestLeague = z.output<typeof leagueSchema>;

/** Asking costs the runtime a tenth of a millisecond, and a batch of leagues is of a few zones. */
const isZone = createCache<boolean>(1000);

function isTimeZone(text: string): boolean {
  return isZone.remember(text, () => {
    try {
      return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  });
}
