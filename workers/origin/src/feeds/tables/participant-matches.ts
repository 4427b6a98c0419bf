import { toStandingsMatch } from "../../standings/to-standings-match.ts";
import type { Providers } from "../../ledger/providers.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { pastEvents } from "./past-events.ts";

/** `league` is null for a game of a league that the ledger has forgotten. */
export type FinishedMatch = { readonly state: EventState; readonly league: League | null };

const longAgoSeconds = -8_000_000_000;
/** How many seasons are told before the one that the ledger is in, where a provider knows them. */
const earlierSeasons = 2;

/**
 * Games of a participant that began before an instant and are over, newest first: all that the ledger holds, and what a
 * provider knows of this season and those before.
 */
export function finishedMatches(
  context: LedgerContext,
  participantId: string,
  beforeSeconds: number,
  nowSeconds: number,
): readonly FinishedMatch[] {
  const stored = context.events.eventsOfParticipant(participantId, longAgoSeconds, Number.MAX_SAFE_INTEGER);
  const states = stored.map(({ state }) => state);
  const leagues = new Map<string, League | null>();
  for (const { schedule } of states) {
    const { leagueStageId } = schedule;
    if (!leagues.has(leagueStageId)) leagues.set(leagueStageId, context.events.league(leagueStageId));
  }
  const { providers } = context;
  const madeUp = states.filter(({ schedule }) => providers.of(schedule).origin === "simulated");
  const simulated = new Set(madeUp.map(({ schedule }) => schedule.leagueStageId));
  const matches = new Map(
    [...simulated]
      .flatMap((stageId) => seasonsOf(providers, leagues.get(stageId) ?? null))
      .flatMap((league) => pastEvents(context, league, nowSeconds).map((state): FinishedMatch => ({ state, league })))
      .filter(({ state: { schedule } }) => schedule.home.id === participantId || schedule.away?.id === participantId)
      .map((match) => [match.state.schedule.eventId, match]),
  );
  for (const state of states) {
    matches.set(state.schedule.eventId, { state, league: leagues.get(state.schedule.leagueStageId) ?? null });
  }
  return [...matches.values()]
    .filter(({ state }) => state.schedule.startSeconds < beforeSeconds && toStandingsMatch(state) !== null)
    .toSorted((a, b) => b.state.schedule.startSeconds - a.state.schedule.startSeconds);
}

const seasonsOf = (providers: Providers, league: League | null): readonly League[] =>
  league === null ? [] : [league, ...providers.first((each) => each.earlierSeasons(league, earlierSeasons))];
