import { mainBetOf } from "../../../shared/betting/main-bet.ts";
import type { MainPrices } from "../../../shared/timeline/provider.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { markets, quotingInvented } from "../../../shared/betting/bookmakers.ts";
import { bets } from "./bets.ts";
import { bookmakersAt } from "./bookmakers-at.ts";
import { forecastDuel } from "./forecast-event.ts";
import { isSettled, offersOf } from "./offers.ts";
import { toPrice } from "./to-price.ts";

/** Lists the bookmakers that quote live: every one of the world's bookmakers, as they all offer the same bets. */
export const liveBookmakers = (state: EventState): readonly number[] =>
  offersOf(state).length === 0
    ? []
    : markets.flatMap((market) => quotingInvented(market, state.statusStartSeconds).map(({ id }) => id));

/** The main market of a duel at an instant: a pure function of its arguments. */
export function priceEvent(seed: string, state: EventState, atSeconds: number): readonly MainPrices[] {
  if (state.schedule.away === null || isSettled(state)) return [];
  const betType = mainBetOf(state.schedule.sportId);
  return bookmakersAt(seed, state, atSeconds).map(({ id, tilt, payout }) => {
    const forecast = forecastDuel(state, atSeconds, tilt, "full-time");
    const outcomes = forecast === null ? [] : bets[betType].outcomes(forecast, "");
    return { bookmakerId: id, prices: outcomes.map(({ chance }) => toPrice(chance, payout)) };
  });
}
