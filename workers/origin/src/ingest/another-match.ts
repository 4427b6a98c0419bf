import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import { isUndecided, statusTypeOf } from "../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import { daySeconds } from "../../../../shared/basics/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { applyIncident } from "../../../../shared/timeline/fold.ts";

/** Sources that know the time of day differ on the start of one match by up to as much: zones, matches at night. */
const sameMatchSeconds = 2 * daySeconds;

/**
 * Whether a record under the id of a match that is over describes another match: its day is another, or its score is, and
 * the start does not prove that both are one. Only senders who form ids of the sides ask this (`finished=keep`).
 */
export function isAnotherMatch(before: EventState, event: IngestEvent): boolean {
  const isOver = statusTypeOf(before.status) === statusType.finished && !isUndecided(before.status);
  if (!isOver || before.score === null) return false;
  const { startSeconds, timeKnown } = before.schedule;
  const movedSeconds = Math.abs(startSeconds - event.startSeconds);
  const knowsTime = timeKnown || event.timeKnown;
  if (knowsTime ? movedSeconds > sameMatchSeconds : movedSeconds >= daySeconds) return true;
  const isSameStart = movedSeconds === 0 && timeKnown && event.timeKnown;
  return !isSameStart && hasAnotherScore(before, event);
}

function hasAnotherScore(before: EventState, { result, startSeconds }: IngestEvent): boolean {
  if (result === null) return false;
  const { score } = applyIncident(before, { kind: "result", atSeconds: startSeconds, result });
  return score?.join("-") !== before.score?.join("-");
}

export const anotherMatchReason = ({ schedule, score }: EventState): string =>
  `would replace the match of these sides on ${new Date(schedule.startSeconds * 1000).toISOString().slice(0, 10)}, ` +
  `which ended ${score?.join("-")}`;
