import { mainBetOf } from "../../../shared/betting/main-bet.ts";
import type { MainPrices } from "../../../shared/timeline/provider.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { bets } from "./bets.ts";
import { bookmakersAt } from "./bookmakers-at.ts";
import { forecastDuel } from "./forecast-event.ts";
import { isSettled } from "./offers.ts";
import { toPrice } from "./to-price.ts";

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
