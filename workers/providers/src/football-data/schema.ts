import { z } from "zod";

/**
 * The parts of football-data.org's v4 that are used (docs.football-data.org). What a plan does not include is absent or null, in
 * ways that differ; unknown keys and words pass.
 */
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);
const many = <T extends z.ZodType>(schema: T) => maybe(z.array(schema)).transform((list) => list ?? []);
const text = maybe(z.string());
const count = maybe(z.int().min(0));
const pair = maybe(z.object({ home: count, away: count }));

const person = maybe(z.object({ id: maybe(z.int()), name: text }));
const teamOf = maybe(z.object({ id: maybe(z.int()) }));
const lined = z.object({ id: maybe(z.int()), name: text, position: text, shirtNumber: maybe(z.int()) });

const side = z.object({
  id: maybe(z.int()),
  name: text,
  shortName: text,
  tla: text,
  formation: text,
  coach: person,
  lineup: many(lined),
  bench: many(lined),
});
export type TeamSide = z.output<typeof side>;

const goal = z.object({
  minute: count,
  injuryTime: count,
  type: text,
  team: teamOf,
  scorer: person,
  assist: person,
  score: pair,
});
export type FdGoal = z.output<typeof goal>;

const referee = z.object({ name: text, type: text, nationality: text });
const booking = z.object({ minute: count, team: teamOf, player: person, card: text });
const substitution = z.object({ minute: count, team: teamOf, playerOut: person, playerIn: person });

export const matchSchema = z.object({
  id: z.int(),
  utcDate: z.iso.datetime(),
  status: z.string(),
  stage: text,
  group: text,
  matchday: maybe(z.int()),
  competition: z.object({ code: text, name: z.string(), type: text }),
  area: maybe(z.object({ name: text })),
  season: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
  // Sides of a knock-out that are not decided yet.
  homeTeam: maybe(side),
  awayTeam: maybe(side),
  venue: text,
  attendance: count,
  score: z.object({
    winner: text,
    duration: text,
    fullTime: pair,
    halfTime: pair,
    regularTime: pair,
    extraTime: pair,
    penalties: pair,
  }),
  goals: many(goal),
  bookings: many(booking),
  substitutions: many(substitution),
  referees: many(referee),
});
export type FdMatch = z.output<typeof matchSchema>;

/** A club of a competition, with its country. */
export const teamSchema = z.object({ id: z.int(), name: z.string().min(1), area: z.object({ name: z.string() }) });
export const teamsSchema = z.object({ teams: z.array(z.unknown()) });

/** A list, whose matches are read one by one. */
export const listSchema = z.object({ matches: z.array(z.unknown()) });
