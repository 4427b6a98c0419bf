import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

export type LeagueEvents = {
  readonly league: League;
  readonly states: readonly EventState[];
  /** Whether any of the events is simulated. */
  readonly isSimulated: boolean;
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

const withLeagues = (
  { events, providers }: LedgerContext,
  groups: readonly (readonly EventState[])[],
): readonly LeagueEvents[] =>
  groups.flatMap((states) => {
    const league = events.league(states[0]?.schedule.leagueStageId ?? "");
    const isSimulated = states.some(({ schedule }) => providers.of(schedule).origin === "simulated");
    return league === null ? [] : [{ league, states, isSimulated }];
  });
