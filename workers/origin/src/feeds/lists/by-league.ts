import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { LeagueEvents } from "./day-body.ts";

/** Events in the blocks of their leagues. */
export function byLeague({ events }: LedgerContext, states: readonly EventState[]): readonly LeagueEvents[] {
  const groups = new Map<string, EventState[]>();
  for (const state of states) {
    const { leagueStageId } = state.schedule;
    const group = groups.get(leagueStageId);
    if (group === undefined) groups.set(leagueStageId, [state]);
    else group.push(state);
  }
  return [...groups].flatMap(([stageId, ofLeague]) => {
    const league = events.league(stageId);
    return league === null ? [] : [{ league, states: ofLeague }];
  });
}
