import { z } from "zod";

/** The parts of a Cricsheet file (data versions 1.0.0 and 1.1.0) that an import reads; it ignores the rest. */

const count = z.int().min(0).max(1000);
const name = z.string().min(1).max(120);

const deliverySchema = z.object({
  batter: name,
  non_striker: name.optional(),
  bowler: name,
  runs: z.object({ batter: count, extras: count, total: count, non_boundary: z.boolean().optional() }),
  extras: z.object({ wides: count.optional(), noballs: count.optional(), penalty: count.optional() }).optional(),
  wickets: z.array(z.object({ player_out: name, kind: z.string() })).optional(),
  replacements: z.object({ match: z.array(z.object({ in: name, out: name, team: name })).optional() }).optional(),
});

const inningsSchema = z.object({
  team: name,
  // Absent where a side forfeited its innings.
  overs: z.array(z.object({ over: count, deliveries: z.array(deliverySchema) })).default([]),
  penalty_runs: z.object({ pre: count.optional(), post: count.optional() }).optional(),
  // Of every side that bats last in limited overs; without overs where a game has no limit.
  target: z.object({ runs: count, overs: z.number().min(0).max(100).optional() }).optional(),
  declared: z.boolean().optional(),
  forfeited: z.boolean().optional(),
  absent_hurt: z.array(name).default([]),
  super_over: z.boolean().optional(),
});

const infoSchema = z.object({
  balls_per_over: z.int().min(1).max(20).default(6),
  city: name.optional(),
  dates: z.array(z.string()).min(1),
  event: z
    .object({
      name,
      match_number: z.int().optional(),
      group: z.union([z.string(), z.int()]).optional(),
      status: name.optional(),
    })
    .optional(),
  gender: z.string().optional(),
  match_type: z.string(),
  officials: z.record(z.string(), z.array(name)).optional(),
  outcome: z.object({
    winner: name.optional(),
    eliminator: name.optional(),
    bowl_out: name.optional(),
    result: z.string().optional(),
    method: z.string().max(60).optional(),
  }),
  players: z.record(z.string(), z.array(name)).default({}),
  registry: z.object({ people: z.record(z.string(), z.string()) }).default({ people: {} }),
  season: z.union([z.string(), z.int()]).transform(String),
  team_type: z.string().optional(),
  teams: z.tuple([name, name]),
  toss: z.object({ winner: name, decision: z.string() }).optional(),
  venue: name.optional(),
});

export const fileSchema = z.object({ info: infoSchema, innings: z.array(inningsSchema).default([]) });

export type CricketFile = z.output<typeof fileSchema>;
export type CricketInfo = z.output<typeof infoSchema>;
export type CricketInnings = z.output<typeof inningsSchema>;
export type CricketDelivery = z.output<typeof deliverySchema>;
