import { toSportBetting } from "../../../shared/betting/bet-types-by-sport.ts";
import type { BetType } from "../../../shared/betting/bet-types.ts";
import { mainBetOf } from "../../../shared/betting/main-bet.ts";
import type { BetPeriod } from "../../../shared/betting/quote.ts";
import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../../../shared/sports/statuses.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";

/** Bets that are offered on a first half too. */
const halfBets: readonly BetType[] = ["HOME_DRAW_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "DOUBLE_CHANCE"];
/** Once play continues after regular time, most bets are settled. */
const afterRegularTime: ReadonlySet<StatusId> = new Set([
  eventStatus.extraTime,
  eventStatus.firstExtraTime,
  eventStatus.secondExtraTime,
  eventStatus.extraInnings,
  eventStatus.penalties,
]);

/** A bet with a draw is on regular time only: once extra time begins, it is settled as a draw. */
export const isSettled = ({ schedule, status }: EventState): boolean =>
  afterRegularTime.has(status) && mainBetOf(schedule.sportId) === "HOME_DRAW_AWAY";

/** Lists the bets on offer in the current state of an event; empty once it is over. */
export function offersOf(state: EventState): readonly (readonly [betType: BetType, period: BetPeriod])[] {
  const betting = toSportBetting(state.schedule.sportId);
  const shown = shownStatusType(state.status);
  if (betting === null || shown === statusType.finished) return [];
  if (isSettled(state)) return [];
  if (afterRegularTime.has(state.status)) return [[betting.defaultBetType, "full-time"]];
  const list = shown === statusType.live ? betting.odds.live : betting.odds.prematch;
  return [
    ...list.map((betType) => [betType, "full-time"] as const),
    ...list.filter((betType) => halfBets.includes(betType)).map((betType) => [betType, "first-half"] as const),
  ];
}
