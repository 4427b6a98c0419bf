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
  if (takers === null) return state;
  const liveBookmakerIds = [...new Set(takers.map(String))];
  const known = liveBookmakerIds.length === 0 ? { liveBetting: "n" } : { liveBetting: "y", liveBookmakerIds };
  return { ...state, facts: { ...known, ...state.facts } };
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
