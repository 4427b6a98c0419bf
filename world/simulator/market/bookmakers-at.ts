import { markets, quotingInvented } from "../../../shared/betting/bookmakers.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { randomOf } from "../../../shared/basics/random.ts";

/** The share of all stakes that bookmakers pay out; live they keep more. In France the year's average is held under 0.85. */
const payouts = [0.925, 0.915, 0.905];
const livePayoutFactor = 0.975;
/** Prices drift without any incident: each bookmaker rates the sides a little differently, and changes its mind. */
const driftSeconds = 1800;
const drift = 0.03;

/** A bookmaker's pricing of an event at an instant: how much stronger it rates home, and the share of stakes that it pays out. */
export type PricingBookmaker = { readonly id: number; readonly tilt: number; readonly payout: number };

/** Only invented bookmakers quote invented prices, in each market in which they have a licence. */
export function bookmakersAt(seed: string, state: EventState, atSeconds: number): readonly PricingBookmaker[] {
  const isLive = state.status !== eventStatus.scheduled;
  const quoting = markets.flatMap((market) => quotingInvented(market, atSeconds));
  return quoting.map(({ id }, index) => {
    const random = randomOf(seed, "prices", state.schedule.eventId, id, Math.floor(atSeconds / driftSeconds));
    return {
      id,
      tilt: (random() - 0.5) * 2 * drift,
      payout: (payouts[index % payouts.length] ?? 0.9) * (isLive ? livePayoutFactor : 1),
    };
  });
}
