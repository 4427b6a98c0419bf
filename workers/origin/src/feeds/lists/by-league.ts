import type { DrawFields } from "../../../../../shared/wire/league-fields.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { withLiveBets } from "./live-bets.ts";

export type LeagueEvents = {
  readonly league: League;
  readonly states: readonly EventState[];
  /** Whether any of the events is simulated. */
  readonly isSimulated: boolean;
  /** Whether all are: the prices of the built-in world lead nowhere. */
  readonly isBetless: boolean;
  /** The rounds of its draw that are still to come; absent where the list does not say. */
  readonly draw?: readonly DrawFields[];
};

/** Events in the blocks of their leagues, each league once. */
export function byLeague(context: LedgerContext, states: readonly EventState[]): readonly LeagueEvents[] {
  const groups = new Map<string, EventState[]>();
  for (const state of states) {
    const { leagueStageId } = state.schedule;
    const group = groups.get(leagueStageId);
    if (group === undefined) groups.set(leagueStageId, [state]);
    else group.push(state);
  }
  return withLeagues(context, [...groups.values()]);
}

/** Events in their own order: their league comes before each run of them, so it may repeat. */
export function inRuns(context: LedgerContext, states: readonly EventState[]): readonly LeagueEvents[] {
  const runs: EventState[][] = [];
  for (const state of states) {
    const run = runs.at(-1);
    if (run?.[0]?.schedule.leagueStageId === state.schedule.leagueStageId) run.push(state);
    else runs.push([state]);
  }
  return withLeagues(context, runs);
}

function withLeagues(context: LedgerContext, groups: readonly (readonly EventState[])[]): readonly LeagueEvents[] {
  const { events, providers } = context;
  return groups.flatMap((listed) => {
    const league = events.league(listed[0]?.schedule.leagueStageId ?? "");
    if (league === null) return [];
    const simulated = listed.filter(({ schedule }) => providers.of(schedule).origin === "simulated").length;
    const states = listed.map((state) => withLiveBets(context, state));
    return [{ league, states, isSimulated: simulated > 0, isBetless: simulated === listed.length }];
  });
}
