import { toSlug } from "../../../../shared/addresses/slug.ts";
import type { ErgastRace } from "./schema.ts";

/** A race weekend of the calendar, as it is remembered. The round is a label: rounds are numbered again when one is cancelled. */
export type Weekend = {
  /** Made of its first name (`keyOf`): a race that its sponsor renames keeps it. */
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

/** What `keyOf` makes of the race under the name that it has now. */
const presentKeyOf = ({ season, circuitId, name }: Weekend): string => `${season}/${circuitId}/${toSlug(name)}`;

/** The weekend of a race; the source may still answer with an earlier name of it. */
export const weekendOf = (calendar: readonly Weekend[], race: Parameters<typeof keyOf>[0]): Weekend | undefined =>
  calendar.find((weekend) => presentKeyOf(weekend) === keyOf(race)) ?? calendar.find(({ key }) => key === keyOf(race));

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

/** A race that is renamed stays at its circuit, within this time of its date. */
const renamedWithinSeconds = 14 * 86_400;

const isRenamed = (before: Weekend, read: Weekend): boolean =>
  before.season === read.season &&
  before.circuitId === read.circuitId &&
  Math.abs(before.startSeconds - read.startSeconds) <= renamedWithinSeconds;

/** Whether two readings are of one race, the surest sign first: a race whose name stays is not taken for another one's new name. */
const signs: readonly ((before: Weekend, read: Weekend) => boolean)[] = [
  (before, read) => presentKeyOf(before) === read.key,
  (before, read) => before.key === read.key,
  isRenamed,
];

/**
 * Merges a new reading into the calendar. It keeps races that the new list lacks, because a list can also lack a race by mistake. A
 * race that is new at a circuit that lost one around the same date is that one under another name.
 */
export function mergeCalendar(before: readonly Weekend[], read: readonly Weekend[], nowMs: number): readonly Weekend[] {
  const left = [...before];
  const keys = new Map<Weekend, string>();
  for (const isSame of signs) {
    for (const weekend of read) {
      const index = keys.has(weekend) ? -1 : left.findIndex((one) => isSame(one, weekend));
      for (const { key } of index === -1 ? [] : left.splice(index, 1)) keys.set(weekend, key);
    }
  }
  return [
    ...read.map((weekend) => ({ ...weekend, key: keys.get(weekend) ?? weekend.key })),
    ...left.map((weekend) => ({ ...weekend, missingSinceMs: weekend.missingSinceMs ?? nowMs })),
  ];
}

/** A race that is missing for this long counts as cancelled. */
const absenceMs = 2 * 86_400_000;
export const isCancelled = ({ missingSinceMs }: Weekend, nowMs: number): boolean =>
  missingSinceMs !== null && nowMs - missingSinceMs >= absenceMs;
