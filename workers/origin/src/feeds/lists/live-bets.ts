import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/**
 * A live event with the bookmakers that take bets on it now (`MW`, C3.03), where somebody quotes it and its source says
 * nothing itself. The proxy leaves those of the visitor's place.
 */
export function withLiveBets({ odds }: LedgerContext, state: EventState): EventState {
  if (shownStatusType(state.status) !== statusType.live) return state;
  const rows = odds.rows(state.schedule.eventId);
  if (rows === null) return state;
  const open = rows.filter(({ outcomes }) => outcomes.some(({ price }) => price !== null));
  const liveBookmakerIds = [...new Set(open.map(({ bookmakerId }) => String(bookmakerId)))];
  const known = liveBookmakerIds.length === 0 ? { liveBetting: "n" } : { liveBetting: "y", liveBookmakerIds };
  return { ...state, facts: { ...known, ...state.facts } };
}
