import type { League } from "../../../../shared/timeline/schedule.ts";
import type { EventStore } from "../ledger/event-store.ts";
import { isOfScope, type Scope } from "../../../../shared/ingest/scope.ts";

export const outsideReason = "is of a competition outside the scope of this provider";

/** Which leagues and events are a provider's, by what the ledger holds of them. */
export function createCompetitions(events: Pick<EventStore, "league" | "leaguesOfTournament">, scope: Scope) {
  const statuses = new Map<string, boolean>();
  /** A league that is there; one that is not is nobody's. */
  function isOwnStage(stageId: string): boolean {
    const known = statuses.get(stageId);
    if (known !== undefined) return known;
    const league = scope.competitions === "all" ? null : events.league(stageId);
    const isOwn = league === null || isOfScope(scope, league);
    statuses.set(stageId, isOwn);
    return isOwn;
  }
  return {
    isOwnStage,
    /** A league as it is sent: nor may it take a stage or a tournament that is there from another competition. */
    isOwnLeague: (league: League): boolean =>
      scope.competitions === "all" ||
      (isOfScope(scope, league) &&
        isOwnStage(league.stageId) &&
        events.leaguesOfTournament(league.tournamentId).every((each) => isOfScope(scope, each))),
  };
}
