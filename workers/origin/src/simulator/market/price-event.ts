import { toSportBetting } from "../../../../../shared/betting/bet-types-by-sport.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { bets } from "./bets.ts";
import { bookmakersAt } from "./bookmakers-at.ts";
import { forecastDuel } from "./forecast-event.ts";
import { toPrice } from "./to-price.ts";

/** One bookmaker's decimal prices of 1, X, 2, or of 1 and 2 where the main bet knows no draw. */
export type Prices = { readonly bookmakerId: number; readonly prices: readonly number[] };

/** Who wins, with the draw where the sport's lists know it: always offered, however clear a game is. */
export const mainBetOf = (sportId: number): "HOME_DRAW_AWAY" | "HOME_AWAY" =>
  toSportBetting(sportId)?.oddsType === "1x2" ? "HOME_DRAW_AWAY" : "HOME_AWAY";

/** The main market of a duel at an instant: a pure function of its arguments. */
export function priceEvent(seed: string, state: EventState, atSeconds: number): readonly Prices[] {
  if (state.schedule.away === null) return [];
  const betType = mainBetOf(state.schedule.sportId);
  return bookmakersAt(seed, state, atSeconds).map(({ id, tilt, payout }) => {
    const forecast = forecastDuel(state, atSeconds, tilt, "full-time");
    const outcomes = forecast === null ? [] : bets[betType].outcomes(forecast, "");
    return { bookmakerId: id, prices: outcomes.map(({ chance }) => toPrice(payout / chance)) };
  });
}
