import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { isHalfOver, scoreOf } from "../../../features/match-row/result.ts";

export type PeriodKind = "halfTime" | "regularTime" | "extraTime" | "shootOut";
export type Period = { readonly kind: PeriodKind; readonly score: readonly [home: number, away: number] };

/**
 * The score after each period, in the order of play: only periods that are over and known. The end of extra time is listed if a
 * shoot-out followed it; otherwise it is the result itself.
 */
export function toPeriods(event: EventFields): readonly Period[] {
  const periods: Period[] = [];
  const add = (kind: PeriodKind, home: number | null | undefined, away: number | null | undefined) => {
    if (typeof home === "number" && typeof away === "number") periods.push({ kind, score: [home, away] });
  };
  const score = scoreOf(event);
  const hadExtraTime = typeof event.homePeriod3 === "number";
  // At half-time the result itself is that score.
  if (isHalfOver(event) && event.status !== eventStatus.halfTime) add("halfTime", event.homePeriod1, event.awayPeriod1);
  if (hadExtraTime || typeof event.homeShootOut === "number") {
    add("regularTime", event.homeFullTime, event.awayFullTime);
  }
  if (hadExtraTime && typeof event.homeShootOut === "number") add("extraTime", score?.[0], score?.[1]);
  add("shootOut", event.homeShootOut, event.awayShootOut);
  return periods;
}
