import { isLive } from "../../../../shared/sports/status-types.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { SeasonMatch } from "./season-match.ts";
import type { DatedMatch } from "./standings-match.ts";

/** Until one of these is over, the first half is not. */
const before: ReadonlySet<StatusId> = new Set([eventStatus.firstHalf]);

/** A football game as if it had ended at half-time; null before, and where nobody reported its halves. */
export function toHalfTimeMatch({ schedule, status, periods }: EventState, over: DatedMatch | null): DatedMatch | null {
  const [score] = periods;
  const isPlayed = over !== null || (isLive(status) && !before.has(status));
  if (schedule.sportId !== sportIds.soccer || schedule.away === null || score === undefined || !isPlayed) return null;
  return { homeId: schedule.home.id, awayId: schedule.away.id, score, startSeconds: schedule.startSeconds };
}

/** The games of a season for a table of half-times; none where no half was reported. A game without one counts nowhere. */
export function toHalfTimes(matches: readonly SeasonMatch[]): readonly SeasonMatch[] {
  if (matches.every(({ halfTime }) => halfTime === null)) return [];
  return matches.map((match) => {
    if (match.halfTime !== null) return { ...match, phase: "over" as const, match: match.halfTime };
    return match.match === null ? match : { ...match, phase: "off" as const, match: null };
  });
}
