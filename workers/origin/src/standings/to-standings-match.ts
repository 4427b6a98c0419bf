import { countsPeriods, regularPeriods } from "../../../../shared/timeline/periods.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { DatedMatch } from "../../../../shared/standings/standings-match.ts";
import { parseWinner, winnerByScore, winners, type Winner } from "../../../../shared/timeline/winner.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { isLive, statusTypeOf } from "../../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../../shared/sports/statuses.ts";

/** Over, and yet no table counts them. */
const uncounted: ReadonlySet<StatusId> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.abandoned,
  eventStatus.resultAwaited,
]);
const late: ReadonlySet<StatusId> = new Set([
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
  eventStatus.afterExtraInnings,
]);
/** Three sets win; a table distinguishes a win in the fifth from the others. */
const decidingSets = 5;

/** An event as tables and form count it; null while it is not over, or when it came to nothing. */
export function toStandingsMatch(event: EventState): DatedMatch | null {
  const isOver = statusTypeOf(event.status) === statusType.finished && !uncounted.has(event.status);
  return isOver ? toMatch(event) : null;
}

/** A running event as a live table counts it: as if it ended now. Null for any other. */
export const toRunningMatch = (event: EventState): DatedMatch | null => (isLive(event.status) ? toMatch(event) : null);

/** A football game as if it had ended at half-time; null before, and where nobody reported its halves. */
export function toHalfTimeMatch({ schedule, status, periods }: EventState, over: DatedMatch | null): DatedMatch | null {
  const [score] = periods;
  const isPlayed = over !== null || (isLive(status) && status !== eventStatus.firstHalf);
  if (schedule.sportId !== sportIds.soccer || schedule.away === null || score === undefined || !isPlayed) return null;
  return { homeId: schedule.home.id, awayId: schedule.away.id, score, startSeconds: schedule.startSeconds };
}

function toMatch(event: EventState): DatedMatch | null {
  const { schedule } = event;
  const reported = parseWinner(event.facts?.winner);
  // A walkover has a winner and no score.
  const score = event.score ?? (reported === winners.unknown ? null : ([0, 0] as const));
  if (score === null || schedule.away === null) return null;
  const match = {
    homeId: schedule.home.id,
    awayId: schedule.away.id,
    score,
    startSeconds: schedule.startSeconds,
    ...(reported === winners.unknown ? {} : { winner: reported }),
  };
  const lateWinner = lateWinnerOf(event, reported);
  return {
    ...match,
    ...(lateWinner === winners.home || lateWinner === winners.away ? { lateWinner } : {}),
    ...(event.shootOut === null ? {} : { isShootOut: true as const }),
    ...(wentOn(event, score) ? { fullTimeWinner: fullTimeWinnerOf(event) } : {}),
  };
}

/** By the specification's rule (C4.36): quarters that do not add up in aussie rules, a full-time score elsewhere. */
function wentOn({ schedule, status: reached, periods, fullTime }: EventState, score: Pair): boolean {
  const regular = periods.slice(0, regularPeriods(schedule.sportId));
  const homeFullTime = late.has(reached) ? (fullTime ?? score)[0] : null;
  return (
    wentToExtraTime({ sportId: schedule.sportId, score, periods: regular, homeFullTime }) &&
    (regular.length > 0 || late.has(reached))
  );
}

/** Level where the score after regular time is unknown: otherwise there would have been no extra time. */
function fullTimeWinnerOf({ schedule, periods, fullTime }: EventState): Winner {
  if (fullTime !== null) return winnerByScore(fullTime);
  const regular = countsPeriods(schedule.sportId) ? [] : periods.slice(0, regularPeriods(schedule.sportId));
  return winnerByScore(regular.reduce<Pair>(([home, away], period) => [home + period[0], away + period[1]], [0, 0]));
}

function lateWinnerOf({ schedule, status: reached, score, shootOut }: EventState, reported: Winner): Winner {
  const isFifthSet = schedule.sportId === sportIds.volleyball && score !== null && score[0] + score[1] === decidingSets;
  if (!late.has(reached) && !isFifthSet) return winners.unknown;
  return reported === winners.unknown ? winnerByScore(shootOut ?? score) : reported;
}

/**
 * Whether a game was decided after its regular time (C4.36): in aussie rules when the quarters' points do not add up to
 * the totals, elsewhere when the home side has a full-time score of its own.
 */
export function wentToExtraTime(match: {
  readonly sportId: number;
  readonly score: Pair;
  /** Points of the quarters of regular time, in order. */
  readonly periods: readonly Pair[];
  readonly homeFullTime: number | null;
}): boolean {
  if (match.sportId !== sportIds["aussie-rules"]) return match.homeFullTime !== null;
  const [home, away] = match.periods.reduce<Pair>((sum, period) => [sum[0] + period[0], sum[1] + period[1]], [0, 0]);
  return home !== match.score[0] || away !== match.score[1];
}
