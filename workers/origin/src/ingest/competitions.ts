import type { League } from "../../../../shared/timeline/schedule.ts";
import type { EventStore } from "../ledger/event-store.ts";
import { isOfScope, type Scope } from "../../../../shared/ingest/scope.ts";

export const outsideReason = "is of a competition outside the scope of this provider";

/** Which leagues and events are in a provider's scope, by what the ledger knows of them. */
export function createCompetitions(events: Pick<EventStore, "league" | "leaguesOfTournament">, scope: Scope) {
  const statuses = new Map<string, boolean>();
  /** An existing league; an unknown one is in no scope. */
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
    /** A league as it is sent: it must not take an existing stage or tournament from another competition either. */
    isOwnLeague: (league: League): boolean =>
      scope.competitions === "all" ||
      (isOfScope(scope, league) &&
        isOwnStage(league.stageId) &&
        events.leaguesOfTournament(league.tournamentId).every((each) => isOfScope(scope, each))),
  };
}
