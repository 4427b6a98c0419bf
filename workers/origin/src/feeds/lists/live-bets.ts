import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/**
 * A live event with the bookmakers that take bets on it (`MW`, C3.03), where its quotes or its provider name them and its
 * source says nothing itself. The proxy leaves those of the visitor's place.
 */
export function withLiveBets(context: LedgerContext, state: EventState): EventState {
  if (shownStatusType(state.status) !== statusType.live) return state;
  const takers = takersOf(context, state);
  return takers === null ? state : withTakers(state, [...new Set(takers.map(String))]);
}

/** The same object for the same state and bookmakers, so that what was made of it is known again. */
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

/** Null where nobody knows. Providers post no quotes of simulated events as a rule, and a list has many of those. */
function takersOf({ postedOdds, providers }: LedgerContext, state: EventState): readonly number[] | null {
  const provider = providers.of(state.schedule);
  if (provider.origin === "simulated") return provider.liveBookmakers(state);
  const posted = postedOdds.ofEvent(state.schedule.eventId);
  if (posted.length === 0) return null;
  const open = posted.filter(({ quote: { outcomes } }) => outcomes.some(({ price }) => price !== null));
  return open.map(({ quote: { bookmakerId } }) => bookmakerId);
}
