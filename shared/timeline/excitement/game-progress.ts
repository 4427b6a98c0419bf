import { sportById } from "../../sports/catalogue.ts";
import { periodMinutes } from "../../sports/period-minutes.ts";
import { isPlaying } from "../../sports/status-types.ts";
import { eventStatus, type StatusId } from "../../sports/statuses.ts";
import { sportIds } from "../../sports/sport-ids.ts";
import type { EventState } from "../event-state.ts";
import type { Incident } from "../incident.ts";
import { regularPeriods } from "../periods.ts";

/** Minutes of a period of sports whose analysis has no axis of minutes. */
const otherMinutes: ReadonlyMap<number, number> = new Map([
  [sportIds["rugby-union"], 40],
  [sportIds["rugby-league"], 40],
  [sportIds["american-football"], 15],
  [sportIds["aussie-rules"], 20],
  [sportIds.netball, 15],
  [sportIds.kabaddi, 20],
]);

const breaks: ReadonlySet<StatusId> = new Set([eventStatus.halfTime, eventStatus.break]);

/** The part of regular time, from 0 to 1, that is over when an incident happens; null if nothing says it. */
export function progressAt(before: EventState, incident: Incident): number | null {
  const { sportId } = before.schedule;
  const [all, number] = [regularPeriods(sportId), before.periods.length];
  if (number > all) return 1;
  if (breaks.has(before.status)) return number / all;
  if (!isPlaying(before.status)) return null;
  if (endsPeriod(incident)) return number / all;
  const minutes = periodMinutes.get(sportId) ?? otherMinutes.get(sportId);
  const played = minutes === undefined ? null : minuteOf(before, incident, minutes);
  const first = number - 1;
  return minutes === undefined || played === null ? first / all : (first + clamp(played / minutes - first)) / all;
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part));

const endsPeriod = (incident: Incident): boolean => incident.kind === "status" && !isInterruption.has(incident.status);
const isInterruption: ReadonlySet<StatusId> = new Set([eventStatus.interrupted, eventStatus.medical]);

/** Minutes of the game: as printed with the incident, by the whistle that began the period, or as the source counts them. */
function minuteOf({ schedule, statusStartSeconds, periods, facts }: EventState, incident: Incident, minutes: number) {
  const printed = "minute" in incident ? Number.parseInt(incident.minute ?? "", 10) : Number.NaN;
  if (!Number.isNaN(printed)) return printed;
  const first = (periods.length - 1) * minutes;
  const clock = sportById(schedule.sportId)?.clock;
  if (clock === "halves" || clock === "rugby")
    return first + ((incident.atSeconds - statusStartSeconds) * schedule.clockRate) / 60;
  return typeof facts?.minute === "number" ? first + facts.minute : null;
}
