import { hasRareGoals } from "../../../../shared/sports/catalogue.ts";
import type { Message } from "../../../../shared/push/notification-messages.ts";
import { dayNumber } from "../../../../shared/basics/day.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus, statusName, statusType, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { Incident, Pair, RetractionReason, Side } from "../../../../shared/timeline/incident.ts";
import { countsPeriods } from "../../../../shared/timeline/periods.ts";

/** One notification for the followers of a game, before it is put into a language. */
export type GameNews = {
  /** A red card, the start, a new day, another status (a period began or ended, the start was put off), or one of the messages. */
  readonly message: Message | "red-card" | "start" | "moved" | "status";
  readonly status: StatusId;
  readonly score: Pair | null;
  /** The side that scored, or won the set or game, or got the card; 0 for neither. */
  readonly side: 0 | Side;
  readonly atSeconds: number;
};

const noScore: Pair = [0, 0];

/** The news in one change of a game, in the order in which followers get it. Starters of a field have none. */
export function toGameNews(
  before: EventState | null,
  after: EventState,
  written: readonly Incident[],
  atSeconds: number,
): readonly GameNews[] {
  if (before === null || after.schedule.away === null) return [];
  const { status, score } = after;
  const tell = (message: GameNews["message"], side: 0 | Side = 0) => ({ message, status, score, side, atSeconds });
  const news: GameNews[] = [];
  const [by, isBack] = scorerOf(before.score ?? noScore, score ?? noScore);
  // After the end no side scores any more: a score that grows is corrected, too.
  const isCorrected = isBack || (by !== 0 && hasEnded(before.status));
  if (isCorrected && before.score !== null) news.push(tell(correctionOf(written), 0));
  else if (by !== 0) {
    if (countsPeriods(after.schedule.sportId)) news.push(tell("set", by));
    // If the result arrives at once, only the end of the game is news.
    else if (hasRareGoals(after.schedule.sportId) && before.status !== eventStatus.scheduled)
      news.push(tell("goal", by));
  }
  const game = gameWinnerOf(before, after);
  if (by === 0 && game !== 0) news.push(tell("game", game));
  const [carded, isCardBack] = scorerOf(before.redCards, after.redCards);
  if (carded !== 0 && !isCardBack) news.push(tell("red-card", carded));
  if (status !== before.status && hasText(status))
    news.push(tell(hasEnded(status) ? "finished" : toTurn(before.status, status)));
  if (isOnAnotherDay(before, after)) news.push(tell("moved"));
  return news;
}

/** Whether a game that is not played yet, or is postponed, has another day. */
function isOnAnotherDay({ schedule: before }: EventState, { schedule, status }: EventState): boolean {
  const isToCome = shownStatusType(status) === statusType.scheduled || status === eventStatus.postponed;
  return isToCome && dayNumber(before.startSeconds, 0) !== dayNumber(schedule.startSeconds, 0);
}

const toTurn = (before: StatusId, after: StatusId): "start" | "status" =>
  before === eventStatus.scheduled && shownStatusType(after) === statusType.live ? "start" : "status";

/** Games in these statuses count as over, but nothing has ended. */
const notEnded: ReadonlySet<StatusId> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.resultAwaited,
]);
const hasEnded = (status: StatusId): boolean =>
  shownStatusType(status) === statusType.finished && !notEnded.has(status);

/** A game that is put back to its start, and a status that we do not know, say nothing. */
const hasText = (status: StatusId): boolean => status !== eventStatus.scheduled && statusName(status) !== null;

/** The side whose number grew, and whether either fell. */
function scorerOf(before: Pair, after: Pair): readonly [by: 0 | Side, isBack: boolean] {
  const [home, away] = [after[0] - before[0], after[1] - before[1]];
  if (home < 0 || away < 0) return [0, true];
  return [home > 0 ? 1 : away > 0 ? 2 : 0, false];
}

/** The side that won a game of tennis; 0 for neither. */
function gameWinnerOf(before: EventState, after: EventState): 0 | Side {
  if (after.schedule.sportId !== sportIds.tennis) return 0;
  const last = after.periods.length - 1;
  return scorerOf(before.periods[last] ?? noScore, after.periods[last] ?? noScore)[0];
}

const corrections: Readonly<Record<RetractionReason, Message>> = {
  offside: "correction-offside",
  foul: "correction-foul",
  handball: "correction-handball",
  "video-review": "correction-video-review",
  "coach-challenge": "correction-coach-challenge",
  error: "correction",
};

function correctionOf(written: readonly Incident[]): Message {
  for (const incident of written)
    if (incident.kind === "retracted" && incident.reason !== undefined) return corrections[incident.reason];
  return "correction";
}
