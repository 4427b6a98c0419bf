import { toSportBetting } from "../../../shared/betting/bet-types-by-sport.ts";
import type { BetType } from "../../../shared/betting/bet-types.ts";
import type { BetPeriod } from "../../../shared/betting/quote.ts";
import { shownStageType } from "../../../shared/sports/stage-types.ts";
import { stage, stageType, type StageId } from "../../../shared/sports/stages.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";

/** Bets that are taken on a first half too. */
const halfBets: readonly BetType[] = ["HOME_DRAW_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "DOUBLE_CHANCE"];
/** Once it goes on after regular time, most bets are settled. */
const afterRegularTime: ReadonlySet<StageId> = new Set([
  stage.extraTime,
  stage.firstExtraTime,
  stage.secondExtraTime,
  stage.extraInnings,
  stage.penalties,
]);

/** What can be bet on in an event as it stands; nothing once it is over. */
export function offersOf(state: EventState): readonly (readonly [betType: BetType, period: BetPeriod])[] {
  const betting = toSportBetting(state.schedule.sportId);
  const shown = shownStageType(state.stage);
  if (betting === null || shown === stageType.finished) return [];
  if (afterRegularTime.has(state.stage)) return [[betting.defaultBetType, "full-time"]];
  const list = shown === stageType.live ? betting.odds.live : betting.odds.prematch;
  return [
    ...list.map((betType) => [betType, "full-time"] as const),
    ...list.filter((betType) => halfBets.includes(betType)).map((betType) => [betType, "first-half"] as const),
  ];
}
