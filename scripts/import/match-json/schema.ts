import { z } from "zod";
import { mostIncidents } from "../../../shared/ingest/ingest-limits.ts";
import { countryKey, label, text } from "../../../shared/ingest/schema-basics.ts";
import { groupName, participantCode, roundName } from "../../../shared/ingest/event-schema.ts";
import { deductionFacts, leagueFacts } from "../../../shared/ingest/league-schema.ts";
import { lineUpPlace } from "../../../shared/ingest/player-schema.ts";
import { pair } from "../../../shared/ingest/result-schema.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, statusNames, type StatusName } from "../../../shared/sports/statuses.ts";
import { isIsoInstant } from "./instant.ts";

/** The shapes of a match-json file (`docs/match-json.md`): names where the ledger has ids, and the ledger's own shapes for the rest. */

const sport = z
  .string()
  .refine((text): text is SportName => Object.hasOwn(sportIds, text), "names no sport")
  .transform((text) => sportIds[text]);
export const statusSchema = z
  .string()
  .refine((text): text is StatusName => statusNames.some((known) => known === text), "names no stage")
  .transform((text) => eventStatus[text]);

/** A name alone, or with what else is known. */
const named = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess(
    (value) => (typeof value === "string" ? { name: value } : value),
    z.strictObject({ name: label, ...shape }),
  );

/** Sources write "N'G" and "St." as well: letters and digits count. */
const code = text(12)
  .transform((value) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""))
  .pipe(participantCode);

const participant = named({
  country: countryKey.optional(),
  code: code.optional(),
});

export const playerSchema = named({
  shortName: label.optional(),
  country: countryKey.optional(),
  ...lineUpPlace,
});

export const matchSchema = z.strictObject({
  /** Distinguishes this match from others of its league, where the sides do not. */
  key: z.string().min(1).max(80).optional(),
  start: z.string().refine(isIsoInstant, "is neither a day nor an instant with its offset"),
  round: roundName.default(""),
  group: groupName.optional(),
  home: participant,
  away: participant.nullable(),
  status: statusSchema.optional(),
  /** Half-time, full time, extra time and shoot-out: for sports whose score has these. */
  result: z
    .strictObject({
      halfTime: pair.nullable().default(null),
      fullTime: pair.nullable().default(null),
      extraTime: pair.nullable().default(null),
      shootOut: pair.nullable().default(null),
    })
    .optional(),
  /** The score at the end and by sets, quarters, innings …: of all other sports. */
  score: z.strictObject({ total: pair, periods: z.array(pair).max(40).default([]) }).optional(),
  incidents: z.array(z.unknown()).max(mostIncidents).default([]),
});

export const leagueSchema = z.strictObject({
  sport,
  name: label,
  country: countryKey,
  season: text(20),
  timeZone: z.string().default("UTC"),
  rank: leagueFacts.rank.optional(),
  type: leagueFacts.type.optional(),
  format: leagueFacts.format.optional(),
  /** Points that a federation took off a team, or gave if negative. */
  deductions: z.array(z.strictObject({ team: label, ...deductionFacts })).optional(),
  matches: z.array(z.unknown()),
});

export const fileSchema = z.strictObject({ format: z.literal("match-json/1"), leagues: z.array(z.unknown()) });

export type JsonLeague = z.output<typeof leagueSchema>;
export type JsonMatch = z.output<typeof matchSchema>;
