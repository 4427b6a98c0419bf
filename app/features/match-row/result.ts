import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { tabOf } from "../../live/counts.ts";
import { isResultShown } from "./result-visibility.ts";
import { parseWinner } from "../../../shared/timeline/winner.ts";
import { eventStatus, statusType } from "../../../shared/sports/statuses.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";
import { toPlainScore } from "./plain-score.ts";

export type EventView = "scheduled" | "live" | "finished";

/** A hidden game that has begun looks like one to come. */
export const viewOf = (event: EventFields): EventView => tabOf(event) ?? "scheduled";

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
