import { z } from "zod";

/** The parts of the Wyscout dataset (Pappalardo et al.) that an import reads; it ignores the rest. */

/** Line-ups write numbers as texts, and "null" for a missing one, which counts as 0. */
const numberText = z.union([z.number(), z.string()]).transform((value) => Number(value) || 0);
/** Letters beyond ASCII are escaped twice. */
const text = z
  .string()
  .transform((value) =>
    value
      .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .trim(),
  );

const linedUp = z.object({ playerId: z.int(), yellowCards: numberText, redCards: numberText });
const substitution = z.object({ playerIn: z.int(), playerOut: z.int(), minute: numberText });
/** A list; the dataset writes the text "null" for a missing one. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z.union([z.array(entry), z.string().transform((): z.output<T>[] => [])]);

const teamData = z.object({
  side: z.enum(["home", "away"]),
  teamId: z.int(),
  score: z.int().min(0),
  scoreHT: z.int().min(0),
  scoreET: z.int().min(0),
  scoreP: z.int().min(0),
  formation: z
    .object({ lineup: listOf(linedUp), bench: listOf(linedUp), substitutions: listOf(substitution) })
    .optional(),
});

export const matchSchema = z.object({
  wyId: z.int(),
  status: z.string(),
  dateutc: z.string(),
  gameweek: z.int().default(0),
  duration: z.enum(["Regular", "ExtraTime", "Penalties"]),
  venue: text.default(""),
  teamsData: z.record(z.string(), teamData),
});

const area = z.object({ alpha2code: z.union([z.string(), z.number()]).transform(String).default(""), name: text });
export const teamSchema = z.object({ wyId: z.int(), name: text, officialName: text, type: z.string() });
export const playerSchema = z.object({
  wyId: z.int(),
  firstName: text,
  lastName: text,
  shortName: text,
  passportArea: area.optional(),
  role: z.object({ code2: z.string().default("") }).optional(),
});

export const matchPeriods = ["1H", "2H", "E1", "E2", "P"] as const;
export const eventSchema = z.object({
  id: z.int(),
  eventName: z.string(),
  subEventName: z.string().catch(""),
  tags: z.array(z.object({ id: z.int() })),
  playerId: z.int().default(0),
  teamId: z.int(),
  matchPeriod: z.enum(matchPeriods),
  /** Seconds from the start of the period. */
  eventSec: z.number().min(0),
  /** The places where the event began and ended, in hundredths of the pitch as the event's side sees it. */
  positions: z.array(z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })).catch([]),
});

export type WyscoutMatch = z.output<typeof matchSchema>;
export type WyscoutTeam = z.output<typeof teamSchema>;
export type WyscoutPlayer = z.output<typeof playerSchema>;
export type WyscoutEvent = z.output<typeof eventSchema>;
export type MatchPeriod = (typeof matchPeriods)[number];
