import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import { inOrder } from "../incident-ids.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import { matchPeriods, type MatchPeriod, type WyscoutEvent } from "./schema.ts";

/** The usual break before each period: the source times each from its own whistle. */
const breakMinutes: Readonly<Record<MatchPeriod, number>> = { "1H": 0, "2H": 15, E1: 5, E2: 2, P: 4 };
const statusOf: Readonly<Record<MatchPeriod, StatusId | null>> = {
  "1H": eventStatus.firstHalf,
  "2H": eventStatus.secondHalf,
  E1: eventStatus.extraTime,
  E2: null,
  P: eventStatus.penalties,
};
const fromMinute: Readonly<Record<MatchPeriod, number>> = { "1H": 0, "2H": 45, E1: 90, E2: 105, P: 120 };

type Period = { readonly period: MatchPeriod; readonly startSeconds: number; readonly endSeconds: number };

/** The periods that were played, on the wall clock, each as long as its last event. */
export function toPeriods(events: readonly WyscoutEvent[], startSeconds: number): readonly Period[] {
  const played: Period[] = [];
  for (const period of matchPeriods) {
    const lasted = events.reduce(
      (latest, event) => (event.matchPeriod === period ? Math.max(latest, Math.ceil(event.eventSec)) : latest),
      -1,
    );
    if (lasted < 0) continue;
    const start = (played.at(-1)?.endSeconds ?? startSeconds) + breakMinutes[period] * 60;
    played.push({ period, startSeconds: start, endSeconds: start + lasted });
  }
  return played;
}

/** The period in which a whole minute of the match falls, and the middle of that minute on the wall clock. */
export function placeMinute(
  periods: readonly Period[],
  minute: number,
): { readonly period: MatchPeriod; readonly atSeconds: number } {
  const play = periods.filter(({ period }) => period !== "P");
  const found = play.findLast(({ period }) => minute > fromMinute[period]) ?? play[0];
  if (found === undefined) return { period: "1H", atSeconds: 0 };
  return { period: found.period, atSeconds: found.startSeconds + (minute - fromMinute[found.period]) * 60 - 30 };
}

/** Kick-offs, the half-time whistle and the last one. */
export function toStatuses(periods: readonly Period[], final: StatusId): readonly Incident[] {
  const entered = periods.flatMap(({ period, startSeconds, endSeconds }) => [
    ...(statusOf[period] === null ? [] : [{ status: statusOf[period], atSeconds: startSeconds }]),
    ...(period === "1H" ? [{ status: eventStatus.halfTime, atSeconds: endSeconds }] : []),
  ]);
  const end = { status: final, atSeconds: periods.at(-1)?.endSeconds ?? 0 };
  return inOrder([...entered, end].map((each) => ({ kind: "status", id: `stage-${each.status}`, ...each })));
}
