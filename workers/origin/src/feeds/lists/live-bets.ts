import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/**
 * Adds to a live event the bookmakers that take bets on it (`MW`, C3.03), as its quotes or its provider name them; facts
 * from its source win. The proxy then keeps only the bookmakers of the visitor's place.
 */
export function withLiveBets(context: LedgerContext, state: EventState): EventState {
  if (shownStatusType(state.status) !== statusType.live) return state;
  const takers = takersOf(context, state);
  return takers === null ? state : withTakers(state, [...new Set(takers.map(String))]);
}

/** Keeps one object for the same state and bookmakers, so that caches keyed by the object still hit. */
const statesWithTakers = new WeakMap<EventState, { readonly takers: string; readonly state: EventState }>();

function withTakers(state: EventState, liveBookmakerIds: readonly string[]): EventState {
  const takers = liveBookmakerIds.join();
  const known = statesWithTakers.get(state);
  if (known?.takers === takers) return known.state;
  const bets = takers === "" ? { liveBetting: "n" } : { liveBetting: "y", liveBookmakerIds };
  const made = { ...state, facts: { ...bets, ...state.facts } };
  statesWithTakers.set(state, { takers, state: made });
  return made;
}

/** Null if unknown. For simulated events, which are many, it skips posted quotes: providers rarely post any of them. */
function takersOf({ postedOdds, providers }: LedgerContext, state: EventState): readonly number[] | null {
  const provider = providers.of(state.schedule);
  if (provider.origin === "simulated") return provider.liveBookmakers(state);
  const posted = postedOdds.ofEvent(state.schedule.eventId);
  if (posted.length === 0) return null;
  const open = posted.filter(({ quote: { outcomes } }) => outcomes.some(({ price }) => price !== null));
  return open.map(({ quote: { bookmakerId } }) => bookmakerId);
}
