import type { EventFields } from "../../shared/wire/event-fields.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { highlightSeconds } from "../../shared/basics/timing.ts";
import type { Side } from "../../shared/timeline/incident.ts";

/** The change that a row highlights for a while. */
export type Highlight = {
  readonly kind: "goal" | "correction" | "red-card" | "penalty" | "period";
  /** The side that it belongs to; 0 for a change of both, such as a new period. */
  readonly side: Side | 0;
  readonly untilSeconds: number;
};

/** How long each stays; a red card, which has no time of its own, stays as long as a goal. */
const kindSeconds = {
  goal: highlightSeconds.goal,
  correction: highlightSeconds.correction,
  "red-card": highlightSeconds.goal,
  penalty: highlightSeconds.penalty,
  period: highlightSeconds.counter,
} as const;

/**
 * The highlight of a change, null when it has none. In one change, a goal outranks a card, and both outrank a penalty of a
 * shoot-out and a period that ends or begins.
 */
export function toHighlight(before: EventFields, after: EventFields, nowSeconds: number): Highlight | null {
  const until = (kind: Highlight["kind"], side: Highlight["side"]): Highlight => ({
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
  if ((after.homeShootOut ?? 0) > (before.homeShootOut ?? 0)) return until("penalty", 1);
  if ((after.awayShootOut ?? 0) > (before.awayShootOut ?? 0)) return until("penalty", 2);
  return before.periodUpdatedSeconds === after.periodUpdatedSeconds ? null : toPeriodMark(after, nowSeconds);
}

/**
 * The mark of a game whose period ended or began a short while ago, by the counter of its feed (C4.25): on a page that is opened
 * meanwhile it stays for what is left of its time. A score since then has a mark of its own.
 */
export function toPeriodMark(event: EventFields, nowSeconds: number): Highlight | null {
  const { periodUpdatedSeconds, statusStartSeconds } = event;
  if (event.statusType !== statusType.live || typeof periodUpdatedSeconds !== "number") return null;
  const untilSeconds = periodUpdatedSeconds + kindSeconds.period;
  if (periodUpdatedSeconds !== statusStartSeconds || untilSeconds <= nowSeconds) return null;
  return { kind: "period", side: 0, untilSeconds };
}
