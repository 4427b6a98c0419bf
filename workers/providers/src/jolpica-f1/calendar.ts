import { toSlug } from "../../../../shared/addresses/slug.ts";
import type { ErgastRace } from "./schema.ts";

/** A race weekend of the calendar, as it is remembered. The round is a label: rounds are numbered again when one is cancelled. */
export type Weekend = {
  readonly key: string;
  readonly season: string;
  readonly round: string;
  readonly name: string;
  readonly circuitId: string;
  readonly circuit: string;
  readonly town: string | null;
  readonly startSeconds: number;
  readonly timeKnown: boolean;
  readonly qualifyingSeconds: number | null;
  readonly sprintSeconds: number | null;
  /** When the calendar first no longer had it, unix milliseconds; null while it has it. */
  readonly missingSinceMs: number | null;
};

/** A race has no id; its place and its name stay when its round or its date moves. */
export const keyOf = ({ season, raceName, Circuit }: Pick<ErgastRace, "season" | "raceName" | "Circuit">): string =>
  `${season}/${Circuit.circuitId}/${toSlug(raceName)}`;

/** If only the day is known, noon stands for the hour. */
const noon = "12:00:00Z";

const toSeconds = (session: { readonly date: string; readonly time: string | null } | null): number | null => {
  const ms = session === null ? Number.NaN : Date.parse(`${session.date}T${session.time ?? noon}`);
  return Number.isNaN(ms) ? null : ms / 1000;
};

/** Null for a race without a date that can be. */
export function toWeekend(race: ErgastRace): Weekend | null {
  const { season, round, raceName, Circuit, time, Qualifying, Sprint } = race;
  const startSeconds = toSeconds(race);
  if (startSeconds === null) return null;
  return {
    key: keyOf(race),
    season,
    round,
    name: raceName,
    circuitId: Circuit.circuitId,
    circuit: Circuit.circuitName,
    town: Circuit.Location?.locality ?? null,
    startSeconds,
    timeKnown: time !== null,
    qualifyingSeconds: toSeconds(Qualifying),
    sprintSeconds: toSeconds(Sprint),
    missingSinceMs: null,
  };
}

/** Merges a new reading into the calendar. It keeps races that the new list lacks, because a list can also lack a race by mistake. */
export const mergeCalendar = (
  before: readonly Weekend[],
  read: readonly Weekend[],
  nowMs: number,
): readonly Weekend[] => [
  ...read,
  ...before
    .filter(({ key }) => !read.some((weekend) => weekend.key === key))
    .map((weekend) => ({ ...weekend, missingSinceMs: weekend.missingSinceMs ?? nowMs })),
];

/** A race that is missing for this long counts as cancelled. */
const absenceMs = 2 * 86_400_000;
export const isCancelled = ({ missingSinceMs }: Weekend, nowMs: number): boolean =>
  missingSinceMs !== null && nowMs - missingSinceMs >= absenceMs;
