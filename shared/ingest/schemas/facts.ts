import { z } from "@hono/zod-openapi";
import { eventFields } from "../../feed/event-fields.ts";
import { duelFacts, starterFacts, type Facts } from "../../timeline/facts.ts";
import { text } from "./basics.ts";

const most = 1_000_000_000;

/** Cells that incidents name outright: the feed's own fields, each as its field writes it; null clears. */
const cells = [...duelFacts, ...starterFacts].map((name) => {
  const { kind } = eventFields[name];
  const value =
    kind === "text" ? text(40) : kind === "int" ? z.int().min(-most).max(most) : z.number().min(-most).max(most);
  return [name, value.nullable().optional()] as const;
});

// The table's rows have these very types (`Fields` of `shared/feed`), which a mapped list cannot carry.
export const factsSchema = z.strictObject(Object.fromEntries(cells)).openapi("Facts") as unknown as z.ZodType<
  Facts,
  Facts
>;
