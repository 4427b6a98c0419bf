import type { StatusId } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import type { Incident, Information } from "../../../shared/timeline/incident.ts";
import type { Participant } from "../../../shared/timeline/schedule.ts";
import type { Random } from "../../../shared/basics/random.ts";

/** The incidents of a whole field, a list per starter. */
export type FieldRecorder = ReturnType<typeof createFieldRecorder>;

/** The input of a field's simulation; `strengths` has one value for each starter, from -0.5 to 0.5. */
export type FieldPlay = {
  readonly recorder: FieldRecorder;
  readonly random: Random;
  readonly strengths: readonly number[];
  readonly startSeconds: number;
};

export function createFieldRecorder(starters: readonly Participant[]) {
  const scripts = starters.map((): Incident[] => []);
  const recorded = starters.map((): Record<string, unknown> => ({}));
  const gone = new Set<number>();
  return {
    count: starters.length,
    scripts: new Map(starters.map(({ id }, index) => [id, scripts[index] ?? []])),
    /** Puts all starters into a status, except those who are out. */
    status(status: StatusId, atSeconds: number) {
      scripts.forEach((script, index) => {
        if (!gone.has(index)) script.push({ kind: "status", atSeconds: Math.round(atSeconds), status });
      });
    },
    /** A starter retires: its event is over. */
    leave(index: number, ended: StatusId, atSeconds: number) {
      scripts[index]?.push({ kind: "status", atSeconds: Math.round(atSeconds), status: ended });
      gone.add(index);
    },
    /** Records the information about the race course for the pages of all starters. */
    information(information: Information, atSeconds: number) {
      for (const script of scripts) script.push({ kind: "information", atSeconds, information });
    },
    /** Records those facts of a starter that changed. */
    record(index: number, facts: Facts, atSeconds: number) {
      const known = recorded[index] ?? {};
      const news = Object.entries(facts).filter(([name, value]) => (known[name] ?? null) !== value);
      if (news.length === 0) return;
      const changed: Facts = Object.fromEntries(news);
      Object.assign(known, changed);
      scripts[index]?.push({ kind: "facts", atSeconds: Math.round(atSeconds), facts: changed });
    },
  };
}

/** Places by a key, the smallest first; equal keys share a place. */
export function ranksBy(keys: readonly (number | null)[]): readonly (number | null)[] {
  const places = new Map<number, number>();
  const inOrder = keys.filter((key) => key !== null).toSorted((a, b) => a - b);
  for (const [index, key] of inOrder.entries()) if (!places.has(key)) places.set(key, index + 1);
  return keys.map((key) => (key === null ? null : (places.get(key) ?? null)));
}

/** "1:32:05.123", "58.40", "0:58": hours only when there are any, and minutes, but for whole seconds, which nobody reads alone. */
export function toTimeText(seconds: number, decimals: number): string {
  const rounded = Number(seconds.toFixed(decimals));
  const hours = Math.floor(rounded / 3600);
  const minutes = Math.floor((rounded % 3600) / 60);
  const rest = (rounded % 60).toFixed(decimals);
  const width = decimals === 0 ? 2 : decimals + 3;
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, "0")}:${rest.padStart(width, "0")}`;
  return minutes > 0 || decimals === 0 ? `${minutes}:${rest.padStart(width, "0")}` : rest;
}

/** How far a time is behind the best one, as both are written: their difference is what a reader finds. */
export const toGapText = (seconds: number, best: number, decimals: number): string =>
  `+${toTimeText(Number(seconds.toFixed(decimals)) - Number(best.toFixed(decimals)), decimals)}`;

/** Close to a normal distribution of mean 0 and deviation 1. */
export const bell = (random: Random): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);
