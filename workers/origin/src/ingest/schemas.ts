import { z } from "zod";
import { sportIdOf } from "../../../../shared/identity/stable-id.ts";
import { isCountryKey } from "../../../../shared/geo/countries.ts";
import { sports } from "../../../../shared/sports/catalogue.ts";
import { stageNames, stage } from "../../../../shared/sports/stages.ts";
import { resultFault } from "../../../../shared/timeline/result-fault.ts";

/** The shapes that providers post (`/ingest/v1`). Times are unix seconds, ids those of `shared/identity/stable-id.ts`. */

const id = z.string().regex(/^[0-9A-Za-z]{8}$/);
const label = z.string().trim().min(1).max(120);
const seconds = z.int().min(-4_000_000_000).max(8_000_000_000);
const sportId = z.int().refine((value) => sports.some((sport) => sport.id === value), "names no sport");
const stageIds = new Set<number>(stageNames.map((name) => stage[name]));
const stageId = z.int().refine((value) => stageIds.has(value), "names no stage");
const goals = z.int().min(0).max(999);
const pair = z.tuple([goals, goals]).readonly();

export const leagueSchema = z
  .strictObject({
    sportId,
    stageId: id,
    tournamentId: id,
    templateId: id,
    name: label,
    countryKey: z.string().refine(isCountryKey, "names no country"),
    season: z.string().max(20),
    timeZone: z.string().refine(isTimeZone, "names no time zone"),
    rank: z.int().min(0).max(9999),
    type: z.enum(["t", "p", "s", "c", ""]),
  })
  .readonly();

const participant = z
  .strictObject({
    id,
    name: label,
    code: z.string().regex(/^[A-Z0-9]{1,5}$/),
    slug: z.string().regex(/^[a-z0-9-]{1,120}$/),
  })
  .readonly();

const resultSchema = z
  .strictObject({
    stage: stageId,
    halfTime: pair.nullable(),
    fullTime: pair.nullable(),
    extraTime: pair.nullable(),
    shootOut: pair.nullable(),
  })
  .readonly()
  .superRefine((result, context) => {
    const fault = resultFault(result);
    if (fault !== null) context.addIssue({ code: "custom", message: fault });
  });

export const eventSchema = z
  .strictObject({
    eventId: id,
    leagueStageId: id,
    sportId,
    startSeconds: seconds,
    timeKnown: z.boolean(),
    round: z.string().max(80),
    home: participant,
    away: participant,
    /** Null for a game that is not played yet. */
    result: resultSchema.nullable(),
  })
  .readonly()
  .refine((event) => sportIdOf(event.eventId) === event.sportId, { path: ["eventId"], message: "is of another sport" });

/** Records are looked at one by one: a refused one does not hold up the rest. */
export const batchSchema = z.strictObject({
  sportId,
  leagues: z.array(z.unknown()).max(500),
  events: z.array(z.unknown()).max(5000),
});

const side = z.union([z.literal(1), z.literal(2)]);
/** When it happened; the moment of its arrival where the provider does not say. */
const atSeconds = seconds.optional();
const minute = z.string().max(8);

const incidentId = z.string().regex(/^[\w.:-]{1,64}$/);
const retractionReason = z.enum(["offside", "foul", "handball", "video-review", "coach-challenge", "error"]);

const incidentSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("stage"), atSeconds, stage: stageId }),
  z.strictObject({ kind: z.literal("goal"), id: incidentId.optional(), atSeconds, side, minute }),
  z.strictObject({ kind: z.literal("retracted"), atSeconds, incidentId, reason: retractionReason.optional() }),
  z.strictObject({ kind: z.literal("card"), atSeconds, side, colour: z.enum(["yellow", "red"]), minute }),
  z.strictObject({ kind: z.literal("added-time"), atSeconds, minutes: z.int().min(0).max(60) }),
  z.strictObject({ kind: z.literal("shoot-out"), atSeconds, side, scored: z.boolean() }),
  z.strictObject({ kind: z.literal("result"), atSeconds, result: resultSchema }),
  z.strictObject({ kind: z.literal("points"), atSeconds, side, value: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal("part-won"), atSeconds, side }),
  z.strictObject({ kind: z.literal("correction"), atSeconds, score: pair, parts: z.array(pair).max(11) }),
  z.strictObject({ kind: z.literal("moved"), atSeconds, startSeconds: seconds, timeKnown: z.boolean() }),
]);

export const incidentsSchema = z.strictObject({ eventId: id, incidents: z.array(incidentSchema).min(1).max(500) });

export type EventBatch = z.infer<typeof batchSchema>;
export type IngestLeague = z.infer<typeof leagueSchema>;
export type IngestEvent = z.infer<typeof eventSchema>;
export type IncidentPost = z.infer<typeof incidentsSchema>;

/** A JSON pointer (RFC 6901) to the first thing that is wrong, and what it is. */
export type Refusal = { readonly pointer: string; readonly reason: string };

export function toRefusal(base: string, error: z.ZodError): Refusal {
  const issue = error.issues[0];
  const path = (issue?.path ?? []).map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`);
  return { pointer: base + path.join(""), reason: issue?.message ?? "is not valid" };
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
