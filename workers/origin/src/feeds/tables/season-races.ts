import type { Race } from "../../../../../shared/sports/standings/championship.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { keepWork } from "./keep-work.ts";

/** The races of a stage's season: each of them is a stage of the tournament. */
export const seasonRaces = keepWork({
  key: ({ tournamentId, season }: League) => `${tournamentId} ${season}`,
  version: ({ events }, { tournamentId }) => events.tournamentVersion(tournamentId),
  work: ({ events }, { tournamentId, season }): readonly Race[] =>
    events
      .leaguesOfTournament(tournamentId)
      .filter((league) => league.season === season)
      .flatMap(
        (league) =>
          toRace(
            league,
            events.eventsOfStage(league.stageId).map(({ state }) => state),
          ) ?? [],
      ),
});

/** Null for a league that nobody starts in. */
export function toRace({ stageId, name }: League, starters: readonly EventState[]): Race | null {
  const [first] = starters;
  if (first === undefined) return null;
  const types = starters.map(({ status }) => shownStatusType(status));
  const isOver = types.every((type) => type === statusType.finished);
  const isComing = types.every((type) => type === statusType.scheduled);
  return {
    stageId,
    title: name,
    startSeconds: first.schedule.startSeconds,
    phase: isOver ? "over" : isComing ? "coming" : "running",
    starters: starters.map(({ schedule, facts }) => ({
      eventId: schedule.eventId,
      participant: schedule.home,
      rank: facts?.rank ?? null,
      points: facts?.points ?? null,
    })),
  };
}
