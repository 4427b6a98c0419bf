import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { isLive, statusTypeOf } from "../../../shared/sports/status-types.ts";
import { countsPeriods } from "../../../shared/timeline/periods.ts";
import { tabOf } from "../../live/counts.ts";
import { parseWinner, winners, type Winner } from "../../../shared/timeline/winner.ts";
import { eventStatus, statusType, type StatusId } from "../../../shared/sports/statuses.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";

export type EventView = "scheduled" | "live" | "finished";

export const viewOf: (event: EventFields) => EventView = tabOf;

/** Whether a game has begun and its visitor hides its result: such a game has a status type, but no status (docs/adr/011). */
export const isResultHidden = ({ status, statusType: type }: Pick<EventFields, "status" | "statusType">): boolean =>
  status == null && (type === statusType.live || type === statusType.finished);

/** Both goals, without the one that the wire adds for a won shoot-out; null where no result is shown (C4.34). */
export function scoreOf(event: EventFields): Pair | null {
  const score = toPlainScore(event);
  const isShown = isResultShown({
    status: event.status ?? eventStatus.scheduled,
    score,
    winner: parseWinner(event.winner),
  });
  return isShown ? score : null;
}

/** How exciting a game is, from 0 to 10; null where too little is known, for which a change says -1. */
export const excitementOf = ({ excitement }: EventFields): number | null =>
  typeof excitement === "number" && excitement >= 0 && excitement <= 10 ? excitement : null;

/**
 * The small column beside the score, a line per side: the shoot-out in brackets once there is one, else the score at
 * half-time once the first half is over. Empty otherwise.
 */
export function sideScoreOf(event: EventFields): string {
  const { homeShootOut, awayShootOut, homePeriod1, awayPeriod1 } = event;
  if (typeof homeShootOut === "number" && typeof awayShootOut === "number")
    return `(${homeShootOut})\n(${awayShootOut})`;
  return isHalfOver(event) && typeof homePeriod1 === "number" && typeof awayPeriod1 === "number"
    ? `${homePeriod1}\n${awayPeriod1}`
    : "";
}

/** Stages in which the score of the first half may be that of a part of it. */
const mayHaveBrokenOff: ReadonlySet<number | null | undefined> = new Set([
  eventStatus.firstHalf,
  eventStatus.interrupted,
  eventStatus.abandoned,
  eventStatus.pending,
  eventStatus.toFinish,
  eventStatus.awarded,
  eventStatus.resultAwaited,
]);

/** Whether the score of the first half is that at half-time: of a game that broke off once the second has begun. */
export const isHalfOver = ({ status, homePeriod2 }: EventFields): boolean =>
  typeof homePeriod2 === "number" || !mayHaveBrokenOff.has(status);

/** 1 or 2 for the side that won, 0 while neither has. */
export function winnerOf(event: EventFields): 0 | 1 | 2 {
  if (event.statusType !== statusType.finished) return 0;
  return event.winner === 1 || event.winner === 2 ? event.winner : 0;
}

/**
 * Whether a row shows a result (C4.34): live, finished (neither postponed nor cancelled) and to-finish games do, but
 * not one without a score, nor a 0-0 without a result. A live 0-0 is a score; so is that of an abandoned match.
 */
export function isResultShown(event: {
  readonly status: StatusId;
  readonly score: readonly [home: number, away: number] | null;
  readonly winner: Winner;
}): boolean {
  const { score, winner } = event;
  if (!mayHaveResult(event.status)) return false;
  if (winner === winners.draw || event.status === eventStatus.retired) return true;
  if (score === null) return false;
  return isLive(event.status) || score[0] !== 0 || score[1] !== 0;
}

function mayHaveResult(id: StatusId): boolean {
  if (id === eventStatus.postponed || id === eventStatus.cancelled) return false;
  return isLive(id) || id === eventStatus.toFinish || statusTypeOf(id) === statusType.finished;
}

/** Whether the last of so many sets is won, which the status may say late. */
export function isLastSetOver(event: EventFields, sportId: number, sets: number): boolean {
  const score = countsPeriods(sportId) ? scoreOf(event) : null;
  return score !== null && score[0] + score[1] >= sets;
}

/**
 * The score as printed, without the goal that the wire adds for a won shoot-out; null when the row has no score.
 * "2-1 after penalties" on the wire is "1-1 (4-3)" on the page.
 */
export function toPlainScore(fields: EventFields): Pair | null {
  const { homeScore, awayScore, homeShootOut, awayShootOut } = fields;
  if (homeScore === undefined || homeScore === null || awayScore === undefined || awayScore === null) return null;
  if (fields.statusType !== statusType.finished) return [homeScore, awayScore];
  const home = homeShootOut ?? 0;
  const away = awayShootOut ?? 0;
  return [homeScore - (home > away ? 1 : 0), awayScore - (away > home ? 1 : 0)];
}
