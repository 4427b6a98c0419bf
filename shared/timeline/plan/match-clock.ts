import { eventStatus, type StatusId } from "../../sports/statuses.ts";
import type { Incident } from "../incident.ts";
import type { Moment, MatchPlan } from "./match-plan.ts";

const halfMinutes = 45;
const extraTimeMinutes = 30;
const breakMinutes = { halfTime: 15, extraTime: 5, penalties: 4 };
const kickMinutes = 0.75;

/** Converts a game's own minutes to wall-clock seconds. */
export type MatchClock = {
  readonly at: (moment: Moment) => number;
  /** The second of a kick of the shoot-out; `index` counts from 0. */
  readonly atKick: (index: number) => number;
  /** The stages in their order, with the announcements of added time. */
  readonly statuses: readonly Incident[];
  readonly endSeconds: number;
};

/** A clock at rate 60 counts a minute in each real second. */
export function toMatchClock(plan: MatchPlan, kickOffSeconds: number, clockRate: number): MatchClock {
  const at = (minutes: number) => Math.round(kickOffSeconds + (minutes * 60) / clockRate);
  const [firstAdded, secondAdded] = plan.addedMinutes;
  const secondHalf = halfMinutes + firstAdded + breakMinutes.halfTime;
  const regularEnd = secondHalf + halfMinutes + secondAdded;
  const extraTime = regularEnd + breakMinutes.extraTime;
  const playEnd = plan.hasExtraTime ? extraTime + extraTimeMinutes : regularEnd;
  const penalties = playEnd + breakMinutes.penalties;
  const kicks = plan.shootOut?.length ?? 0;
  const end = plan.shootOut === null ? playEnd : penalties + (kicks + 1) * kickMinutes;
  const starts = [0, secondHalf, extraTime];
  const enter = (minutes: number, entered: StatusId): Incident => ({
    kind: "status",
    atSeconds: at(minutes),
    status: entered,
  });
  return {
    at: ({ period, minutes }) => at((starts[period] ?? 0) + minutes),
    atKick: (index) => at(penalties + (index + 1) * kickMinutes),
    statuses: [
      enter(0, eventStatus.firstHalf),
      { kind: "added-time", atSeconds: at(halfMinutes), minutes: firstAdded },
      enter(halfMinutes + firstAdded, eventStatus.halfTime),
      enter(secondHalf, eventStatus.secondHalf),
      { kind: "added-time", atSeconds: at(secondHalf + halfMinutes), minutes: secondAdded },
      ...(plan.hasExtraTime ? [enter(extraTime, eventStatus.extraTime)] : []),
      ...(plan.shootOut === null ? [] : [enter(penalties, eventStatus.penalties)]),
      enter(end, finalStatus(plan)),
    ],
    endSeconds: at(end),
  };
}

/** The stage in which a game that was played out ends. */
export function finalStatus({ hasExtraTime, shootOut }: Pick<MatchPlan, "hasExtraTime" | "shootOut">): StatusId {
  if (shootOut !== null) return eventStatus.afterPenalties;
  return hasExtraTime ? eventStatus.afterExtraTime : eventStatus.finished;
}

/** At high clock rates several incidents share a second: a goal of the last minute still comes before the whistle. */
export const inOrder = (incidents: readonly Incident[]): readonly Incident[] =>
  incidents.toSorted((a, b) => a.atSeconds - b.atSeconds || orderInSecond(a) - orderInSecond(b));

const endsPlay: ReadonlySet<number> = new Set([
  eventStatus.halfTime,
  eventStatus.finished,
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
]);

function orderInSecond(incident: Incident): number {
  if (incident.kind !== "status") return 1;
  return endsPlay.has(incident.status) ? 2 : 0;
}

const periodEnds = [45, 90, 120] as const;

/** As printed: "23", "45+2". The first minute is 1. */
export function minuteText({ period, minutes }: Moment): string {
  const end = periodEnds[period];
  const minute = (period === 0 ? 0 : periodEnds[period === 1 ? 0 : 1]) + Math.floor(minutes) + 1;
  return minute > end ? `${end}+${minute - end}` : String(minute);
}
