import { z } from "@hono/zod-openapi";
import { betTypes } from "../../../../shared/betting/bet-types.ts";
import { areOutcomesOf, isLineOf } from "../../../../shared/betting/outcome-codes.ts";
import { betPeriods } from "../../../../shared/betting/quote.ts";
import { mostRecords } from "../../../../shared/ingest/ingest-limits.ts";
import { id, sportId, text } from "../../../../shared/ingest/schema-basics.ts";

const price = z.number().min(1.001).max(10_000).openapi({ description: "decimal odds" });

/** A bookmaker's prices for one bet on an event: they replace those of the same bookmaker for the same bet. */
export const quoteSchema = z
  .strictObject({
    eventId: id,
    bookmakerId: z
      .int()
      .min(1)
      .max(1_000_000)
      .openapi({ description: "a bookmaker of the deployment's market", example: 1 }),
    betType: z.enum(betTypes),
    period: z.enum(betPeriods).default("full-time"),
    line: text(120).default("").openapi({ description: "empty where the bet has none", example: "2.5" }),
    outcomes: z
      .array(
        z.strictObject({
          code: text(8).openapi({ description: "1, X, 2, over, under, 2:1, 1/X …" }),
          price: price.nullable().openapi({ description: "null while it cannot be bet on" }),
          opening: price.optional().openapi({ description: "the first price that was sent, unless given" }),
        }),
      )
      .min(1)
      .max(60)
      .readonly(),
    eachWay: z
      .string()
      .regex(/^1\/[1-9] 1-[2-9]$/)
      .optional()
      .openapi({
        description: "of a bet on the winner of a race: the share that a place pays, and the places",
        example: "1/4 1-3",
      }),
  })
  .refine(
    ({ eachWay, betType, line }) => eachWay === undefined || (betType === "TOP_POSITION_MERGED" && line === "1"),
    {
      path: ["eachWay"],
      message: "belongs to a bet on the first place alone",
    },
  )
  .refine(({ betType, line }) => isLineOf(betType, line), { path: ["line"], message: "is no line of this bet" })
  .refine(
    ({ betType, outcomes }) =>
      areOutcomesOf(
        betType,
        outcomes.map(({ code }) => code),
      ),
    {
      path: ["outcomes"],
      message: "are not the outcomes of this bet, in order",
    },
  )
  .readonly()
  .openapi("Quote");
export type PostedQuote = z.output<typeof quoteSchema>;

export const quoteBatchSchema = z
  .strictObject({ sportId, quotes: z.array(quoteSchema).min(1).max(mostRecords.quotes).readonly() })
  .openapi("QuoteBatch");
export const quoteEnvelope = quoteBatchSchema.extend({ quotes: z.array(z.unknown()).min(1).max(mostRecords.quotes) });
