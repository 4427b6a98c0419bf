import { z } from "zod";
import { isCountryKey } from "../../../shared/geo/countries.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { stage, stageNames, type StageName } from "../../../shared/sports/stages.ts";
import { isIsoInstant } from "./instant.ts";

/** The shapes of a match-json file (`docs/match-json.md`): names where the ledger has ids. */

const name = z.string().trim().min(1).max(120);
const country = z.string().refine(isCountryKey, "names no country");
const sport = z
  .string()
  .refine((text): text is SportName => Object.hasOwn(sportIds, text), "names no sport")
  .transform((text) => sportIds[text]);
export const stageSchema = z
  .string()
  .refine((text): text is StageName => stageNames.some((known) => known === text), "names no stage")
  .transform((text) => stage[text]);

const points = z.int().min(0).max(9999);
const pair = z.tuple([points, points]).readonly();

/** A name alone, or with what else is known. */
const named = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => (typeof value === "string" ? { name: value } : value), z.strictObject({ name, ...shape }));

const participant = named({
  country: country.optional(),
  code: z
    .string()
    .regex(/^[A-Z0-9]{1,5}$/)
    .optional(),
});

export const playerSchema = named({
  shortName: name.optional(),
  country: country.optional(),
  shirt: z.string().max(6).optional(),
  line: z.int().min(0).max(20).optional(),
  role: z.string().max(40).optional(),
  captain: z.literal(true).optional(),
});

export const matchSchema = z.strictObject({
  /** What tells this match from others of its league, where the sides do not. */
  key: z.string().min(1).max(80).optional(),
  start: z.string().refine(isIsoInstant, "is neither a day nor an instant with its offset"),
  round: z.string().max(80).default(""),
  group: z.string().trim().min(1).max(40).optional(),
  home: participant,
  away: participant.nullable(),
  stage: stageSchema.optional(),
  /** Half-time, full time, extra time and shoot-out: of sports whose score is told so. */
  result: z
    .strictObject({
      halfTime: pair.nullable().default(null),
      fullTime: pair.nullable().default(null),
      extraTime: pair.nullable().default(null),
      shootOut: pair.nullable().default(null),
    })
    .optional(),
  /** The score at the end and by sets, quarters, innings …: of all other sports. */
  score: z.strictObject({ total: pair, parts: z.array(pair).max(40).default([]) }).optional(),
  incidents: z.array(z.unknown()).max(5000).default([]),
});

export const leagueSchema = z.strictObject({
  sport,
  name,
  country,
  season: z.string().max(20),
  timeZone: z.string().default("UTC"),
  rank: z.int().min(0).max(9999).optional(),
  type: z.enum(["t", "p", "s", "c", ""]).optional(),
  format: z.enum(["table", "knock-out", "groups", "field"]).optional(),
  matches: z.array(z.unknown()),
});

export const fileSchema = z.strictObject({ format: z.literal("match-json/1"), leagues: z.array(z.unknown()) });

export type JsonLeague = z.output<typeof leagueSchema>;
export type JsonMatch = z.output<typeof matchSchema>;
