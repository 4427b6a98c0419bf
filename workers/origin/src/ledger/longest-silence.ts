import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import { statusTypeOf } from "../../../../shared/sports/status-types.ts";
import {
  eventStatus,
  statusName,
  statusType,
  type StatusId,
  type StatusName,
} from "../../../../shared/sports/statuses.ts";

const hour = 3600;
const day = 24 * hour;

/**
 * The longest that an event may last after the last news of it, with a margin for extra time and breaks: no game of the sport
 * that was in play then is still in play. A sport without a row has the usual length.
 */
const usualSeconds = 5 * hour;
const longestPlaySeconds: Partial<Readonly<Record<SportName, number>>> = {
  // Without an end to extra time: 33 innings in 1981, a final of six overtimes in 1936.
  baseball: 9 * hour,
  hockey: 6 * hour,
  // A match of 11 hours in 2010 took three days, none with more than 7 hours of play.
  tennis: 7 * hour,
  // A day of a test has three sessions of two hours, and its breaks.
  cricket: 9 * hour,
  // The last groups of a round start hours after the first; a stage of a great tour lasts up to eight hours.
  golf: 14 * hour,
  cycling: 9 * hour,
  // A race of 24 hours.
  "auto-racing": 26 * hour,
  "moto-racing": 26 * hour,
  motorsport: 26 * hour,
  // Matches of many frames, with a break between sessions.
  snooker: 9 * hour,
  darts: 6 * hour,
  esports: 8 * hour,
  // Entries of a meeting, one after the other.
  "horse-racing": 3 * hour,
  "winter-sports": 6 * hour,
};

/** A game that broke off resumes on the next day, in the evening at the latest. */
const nextDaySeconds = 36 * hour;
/** A date for the rest of a game is found within a fortnight; a rescheduled game has news. */
const laterDateSeconds = 14 * day;

/** Play rests longer than a break, or has not begun: it goes on when weather, light or the programme allow. */
const upToNextDay: ReadonlySet<StatusName> = new Set([
  "interrupted",
  "delayed",
  "afterDay1",
  "afterDay2",
  "afterDay3",
  "afterDay4",
  "afterDay5",
  "afterRound1",
  "afterRound2",
  "afterRound3",
]);

/**
 * How long after its last news an event of a status may still go on, in seconds; null for an event that is over, and for one
 * that has only been announced.
 */
export function longestSilenceSeconds(sportId: number, status: StatusId): number | null {
  const name = statusName(status);
  if (name === null || status === eventStatus.scheduled) return null;
  if (status === eventStatus.toFinish) return laterDateSeconds;
  if (upToNextDay.has(name)) return nextDaySeconds;
  return statusTypeOf(status) === statusType.live ? playSecondsOf(sportId) : null;
}

function playSecondsOf(sportId: number): number {
  const sport = sportById(sportId);
  if (sport === null) return usualSeconds;
  return longestPlaySeconds[sport.name] ?? usualSeconds;
}
