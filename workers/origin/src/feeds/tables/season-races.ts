import type { Race } from "../../../../../shared/competitions/championship.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { eventStatus, statusType } from "../../../../../shared/sports/statuses.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { createCachePerOwner } from "../../../../../shared/basics/cache.ts";
import { daySeconds } from "../../../../../shared/basics/day.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { keepWork } from "./keep-work.ts";

/** Races that nothing changes any more: a season may have hundreds. */
const keptRaces = 1200;
const settledSeconds = 8 * daySeconds;
const settledRaces = createCachePerOwner<Race | null>(keptRaces);

const notRun: ReadonlySet<number> = new Set([eventStatus.cancelled, eventStatus.postponed]);

/** The races of a stage's season: each of them is a stage of the tournament. */
export const seasonRaces = keepWork({
  key: ({ tournamentId, season }: League) => `${tournamentId} ${season}`,
  work(context, { tournamentId, season }, clock): readonly Race[] {
    const nowSeconds = clock.at(daySeconds);
    const { events, providers } = context;
    const settled = settledRaces(providers);
    return events
      .leaguesOfTournament(tournamentId)
      .filter((league) => league.season === season)
      .flatMap((league) => {
        const work = () => {
          const starters = events.eventsOfStage(league.stageId).map(({ state }) => state);
          return toRace(league, starters);
        };
        const startSeconds = events.statusStart(league.stageId);
        const isSettled = startSeconds !== null && startSeconds + settledSeconds < nowSeconds;
        const isHeld = context.held.statusStart(league.stageId) !== null;
        return (isSettled && !isHeld ? settled.remember(league.stageId, work) : work()) ?? [];
      });
  },
});

/** Null for a league without starters, and for a race that is not run. */
export function toRace({ stageId, name }: League, starters: readonly EventState[]): Race | null {
  const [first] = starters;
  if (first === undefined || starters.every(({ status }) => notRun.has(status))) return null;
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
      ...(facts?.overallRank ? { overall: { rank: facts.overallRank, time: facts.overallTime ?? "" } } : {}),
    })),
  };
}
