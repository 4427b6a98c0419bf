import type { EventFields } from "../../shared/feed/event-fields.ts";
import { highlightSeconds } from "../../shared/loading/timing.ts";
import type { Side } from "../../shared/timeline/incident.ts";

/** What a row highlights for a while after a change. */
export type Highlight = {
  readonly kind: "goal" | "correction" | "red-card";
  readonly side: Side;
  readonly untilSeconds: number;
};

/** How long each stays; a red card, which has no time of its own, stays as long as a goal. */
const kindSeconds = {
  goal: highlightSeconds.goal,
  correction: highlightSeconds.correction,
  "red-card": highlightSeconds.goal,
} as const;

/** The highlight of a change, null when it has none. A goal outranks a card in the same change. */
export function toHighlight(before: EventFields, after: EventFields, nowSeconds: number): Highlight | null {
  const until = (kind: Highlight["kind"], side: Side): Highlight => ({
    kind,
    side,
    untilSeconds: nowSeconds + kindSeconds[kind],
  });
  const home = (after.homeScore ?? 0) - (before.homeScore ?? 0);
  const away = (after.awayScore ?? 0) - (before.awayScore ?? 0);
  if (home > 0) return until("goal", 1);
  if (away > 0) return until("goal", 2);
  if (home < 0) return until("correction", 1);
  if (away < 0) return until("correction", 2);
  if ((after.homeRedCards ?? 0) > (before.homeRedCards ?? 0)) return until("red-card", 1);
  if ((after.awayRedCards ?? 0) > (before.awayRedCards ?? 0)) return until("red-card", 2);
  return null;
}
