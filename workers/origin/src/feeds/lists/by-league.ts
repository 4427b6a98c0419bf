import type { DrawFields } from "../../../../../shared/wire/league-fields.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import { withDecidedBy } from "../../draws/decided-by.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

export type LeagueEvents = {
  readonly league: League;
  readonly states: readonly EventState[];
  /** Whether any of the events is simulated. */
  readonly isSimulated: boolean;
  /** Whether all are: the prices of the built-in world lead nowhere. */
  readonly isBetless: boolean;
  /** The rounds of its draw that are still to come; absent where the list does not say. */
  readonly draw?: readonly DrawFields[];
  /** When each event last changed; absent where the list does not say. */
  readonly changedSeconds?: (eventId: string) => number;
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

/** Leagues whose rows say when their events last changed, for calendars and feeds, which say so of each entry. */
export const withChanges = ({ events }: LedgerContext, groups: readonly LeagueEvents[]): readonly LeagueEvents[] =>
  groups.map((group) => ({ ...group, changedSeconds: events.changedSeconds }));

/**
 * Adds to a live event the bookmakers that take bets on it (`MW`, C3.03), as its quotes or its provider name them; facts
 * from its source win. The proxy then keeps only the bookmakers of the visitor's place.
 */
function withLiveBets(context: LedgerContext, state: EventState): EventState {
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
  if (!postedOdds.isQuoted(state.schedule.eventId)) return null;
  const posted = postedOdds.ofEvent(state.schedule.eventId);
  const open = posted.filter(({ quote: { outcomes } }) => outcomes.some(({ price }) => price !== null));
  return open.map(({ quote: { bookmakerId } }) => bookmakerId);
}

function withLeagues(context: LedgerContext, groups: readonly (readonly EventState[])[]): readonly LeagueEvents[] {
  const { events, providers } = context;
  return groups.flatMap((listed) => {
    const league = events.league(listed[0]?.schedule.leagueStageId ?? "");
    if (league === null) return [];
    const simulated = listed.filter(({ schedule }) => providers.of(schedule).origin === "simulated").length;
    const states = listed.map((state) => withDecidedBy(context, withLiveBets(context, state), league));
    return [{ league, states, isSimulated: simulated > 0, isBetless: simulated === listed.length }];
  });
}
