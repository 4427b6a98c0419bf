import { z } from "@hono/zod-openapi";
import { eventFields } from "../wire/event-fields.ts";
import { bettingFacts, duelFacts, starterFacts, type Facts } from "../timeline/facts.ts";
import { lastRank } from "../sports/field-place.ts";
import { text } from "./schema-basics.ts";

const most = 1_000_000_000;

/** Cells with few values (C3.15), counted from 1, or signed; instants are longer than other numbers. No other cell is below 0. */
const bounds: Readonly<Partial<Record<keyof Facts, readonly [least: number, most: number]>>> = {
  /** −1 for a clock that shows no minute. */
  minute: [-1, most],
  rank: [1, lastRank],
  overallRank: [1, lastRank],
  grid: [1, lastRank],
  lapsTotal: [1, most],
  stageCount: [1, most],
  coursePar: [1, most],
  bestOfFrames: [1, most],
  golfParToday: [-most, most],
  sourceType: [-1, 2],
  liveCentre: [0, 1],
  comments: [0, 1],
  swappedSides: [0, 1],
  homeAdvanced: [0, 1],
  awayAdvanced: [0, 1],
  periodUpdatedSeconds: [0, 100_000_000_000],
  betslipMode: [0, 2],
};
const bookmakerIds = z
  .array(z.string().regex(/^[1-9]\d{0,8}$/))
  .max(100)
  .readonly();

/** Cells that incidents name outright: the feed's own fields, each as its field writes it; null clears. */
const cells = [...duelFacts, ...starterFacts, ...bettingFacts].map((name) => {
  return [name, valueOf(name).nullable().optional()] as const;
});

function valueOf(name: keyof Facts) {
  const { kind } = eventFields[name];
  const [from, to] = bounds[name] ?? [0, most];
  if (name === "liveBetting") return z.enum(["y", "n"]);
  if (name === "liveBookmakerIds") return bookmakerIds;
  if (kind === "text") return text(40);
  return kind === "int" ? z.int().min(from).max(to) : z.number().min(from).max(to);
}

// The table's rows have these very types (`Fields` of `shared/feed`), which a mapped list cannot carry.
export const factsSchema = z.strictObject(Object.fromEntries(cells)).openapi("Facts") as unknown as z.ZodType<
  Facts,
  Facts
>;
