import { isNeverLevel } from "../../../../shared/sports/catalogue.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { DatedMatch } from "../../../../shared/standings/standings-match.ts";
import { isLive, statusTypeOf } from "../../../../shared/sports/status-types.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import { eventStatus, statusType, type StatusId } from "../../../../shared/sports/statuses.ts";
import { toHalfTimeMatch, toRunningMatch, toStandingsMatch } from "./to-standings-match.ts";

/** A game as the tables, draws and form of its league know it. */
export type SeasonMatch = {
  readonly eventId: string;
  readonly round: string;
  /** Empty if there is only one table. */
  readonly group: string;
  readonly startSeconds: number;
  readonly home: Participant;
  readonly away: Participant;
  /** `off`: the game ended without a result or waits for another day. It counts nowhere, but its sides still belong to the league. */
  readonly phase: "coming" | "running" | "over" | "off";
  /** The game will not be played any more. */
  readonly isCancelled?: true;
  /** The match as a table counts it; a running game counts as if it ended now. Null before the start. */
  readonly match: DatedMatch | null;
  /** The game is level and cannot end level: a live table shows its score, but does not count it yet. */
  readonly isOpen?: true;
  /** Of a running game: how far it is. */
  readonly course?: {
    readonly status: StatusId;
    readonly statusStartSeconds: number;
    readonly redCards: Pair;
  };
  /** The match as a table of half-times counts it. */
  readonly halfTime: DatedMatch | null;
};

/** The games of a season for a table of half-times; none where no half was reported. A game without one counts nowhere. */
export function toHalfTimes(matches: readonly SeasonMatch[]): readonly SeasonMatch[] {
  if (matches.every(({ halfTime }) => halfTime === null)) return [];
  return matches.map((match) => {
    if (match.halfTime !== null) return { ...match, phase: "over" as const, match: match.halfTime };
    return match.match === null ? match : { ...match, phase: "off" as const, match: null };
  });
}

/** Null for a starter of a field. */
export function toSeasonMatch(event: EventState): SeasonMatch | null {
  const { schedule } = event;
  if (schedule.away === null) return null;
  const { eventId, round, group = "", startSeconds, home, away } = schedule;
  const over = toStandingsMatch(event);
  const common = { eventId, round, group, startSeconds, home, away, halfTime: toHalfTimeMatch(event, over) };
  if (over !== null) return { ...common, phase: "over", match: over };
  if (isLive(event.status)) {
    const isLevel = event.score !== null && event.score[0] === event.score[1];
    const open = isLevel && isNeverLevel(schedule.sportId) ? { isOpen: true as const } : {};
    const { status, statusStartSeconds, redCards } = event;
    const course = { status, statusStartSeconds, redCards };
    return { ...common, phase: "running", match: toRunningMatch(event), course, ...open };
  }
  const cancelled = event.status === eventStatus.cancelled ? { isCancelled: true as const } : {};
  return { ...common, phase: isComing(event) ? "coming" : "off", match: null, ...cancelled };
}

const isComing = ({ status: current }: EventState) =>
  statusTypeOf(current) === statusType.scheduled && current !== eventStatus.toFinish;
