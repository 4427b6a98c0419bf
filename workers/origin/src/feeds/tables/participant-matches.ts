import { toStandingsMatch } from "../../standings/to-standings-match.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** `league` is null for a game of a league that the ledger has forgotten. */
export type FinishedMatch = { readonly state: EventState; readonly league: League | null };

const longAgoSeconds = -8_000_000_000;

/** Games of a participant that began before an instant and are over, newest first. */
export function finishedMatches(
  { events }: LedgerContext,
  participantId: string,
  beforeSeconds: number,
): readonly FinishedMatch[] {
  const leagues = new Map<string, League | null>();
  const leagueOf = (stageId: string): League | null => {
    const league = leagues.get(stageId) ?? events.league(stageId);
    leagues.set(stageId, league);
    return league;
  };
  return events
    .eventsOfParticipant(participantId, longAgoSeconds, beforeSeconds)
    .filter(({ state }) => toStandingsMatch(state) !== null)
    .map(({ state }) => ({ state, league: leagueOf(state.schedule.leagueStageId) }))
    .toReversed();
}
