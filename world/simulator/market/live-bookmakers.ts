import { markets, quotingInvented } from "../../../shared/betting/bookmakers.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { offersOf } from "./offers.ts";

/** Lists the bookmakers that quote live: every one of the world's bookmakers, as they all offer the same bets. */
export const liveBookmakers = (state: EventState): readonly number[] =>
  offersOf(state).length === 0
    ? []
    : markets.flatMap((market) => quotingInvented(market, state.statusStartSeconds).map(({ id }) => id));
