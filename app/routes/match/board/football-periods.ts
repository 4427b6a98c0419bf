import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { scoreOf } from "../../../features/match-row/result.ts";

export type PeriodKind = "halfTime" | "regularTime" | "extraTime" | "shootOut";
export type Period = { readonly kind: PeriodKind; readonly score: readonly [home: number, away: number] };

/** Abandoned in its first half, as far as is known. */
const isCutShort = ({ status, homePeriod2 }: EventFields): boolean =>
  status === eventStatus.abandoned && typeof homePeriod2 !== "number";

/**
 * How the score came about, in the order of play: only what is over and known. The end of extra time is named where a
 * shoot-out followed it; otherwise it is the result itself.
 */
export function toPeriods(event: EventFields): readonly Period[] {
  const periods: Period[] = [];
  const add = (kind: PeriodKind, home: number | null | undefined, away: number | null | undefined) => {
    if (typeof home === "number" && typeof away === "number") periods.push({ kind, score: [home, away] });
  };
  const score = scoreOf(event);
  const hadExtraTime = typeof event.homePeriod3 === "number";
  const hadHalfTime = event.status !== eventStatus.firstHalf && !isCutShort(event);
  if (hadHalfTime) add("halfTime", event.homePeriod1, event.awayPeriod1);
  if (hadExtraTime || typeof event.homeShootOut === "number") {
    add("regularTime", event.homeFullTime, event.awayFullTime);
  }
  if (hadExtraTime && typeof event.homeShootOut === "number") add("extraTime", score?.[0], score?.[1]);
  add("shootOut", event.homeShootOut, event.awayShootOut);
  return periods;
}
