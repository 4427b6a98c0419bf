import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Valid } from "./validate.ts";
import { mostIncidents } from "../../../../shared/ingest/ingest-limits.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";

/** Kinds that report single moments of the game, or are written about them. */
const mostMoments = 4_000;
const mostOthers = 500;
const mostOfKind: Readonly<Partial<Record<Incident["kind"], number>>> = {
  points: mostMoments,
  play: mostMoments,
  facts: mostMoments,
  comment: 3_000,
  // Corrections; as many as there can be mistakes.
  amended: 2_000,
  retracted: 2_000,
  // Each is large, and replaces the one before.
  "line-up": 40,
  "player-statistics": 200,
};

/**
 * Refuses those of an event's fresh incidents that are beyond a limit. @param reported how many of each kind the event
 * has already
 */
export function beyondLimit(
  reported: ReadonlyMap<string, number>,
  fresh: readonly Valid<Incident>[],
): readonly Refusal[] {
  const counts = new Map(reported);
  let total = [...reported.values()].reduce((sum, count) => sum + count, 0);
  const refused: Refusal[] = [];
  for (const { pointer, value } of fresh) {
    const count = counts.get(value.kind) ?? 0;
    const most = mostOfKind[value.kind] ?? mostOthers;
    if (total >= mostIncidents) {
      refused.push({ pointer, reason: `the event has ${mostIncidents} incidents, which is the most` });
    } else if (count >= most) {
      refused.push({ pointer: `${pointer}/kind`, reason: `the event has ${most} of this kind, which is the most` });
    } else {
      counts.set(value.kind, count + 1);
      total += 1;
    }
  }
  return refused;
}

/** Below this many incidents no limit can be reached, so they need not be counted by kind. */
export const leastLimit = Math.min(mostOthers, ...Object.values(mostOfKind));
