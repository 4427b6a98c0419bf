import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { announcements } from "./announcements.ts";
import { createBoxScore } from "./box-score.ts";
import { playOut } from "./play-out.ts";
import { squadIn } from "./squad.ts";
import type { Teams } from "./recorder.ts";

/** Returns all incidents of a simulated duel, in any sport but football: a pure function of (seed, event). */
export function simulateDuel(seed: string, schedule: Schedule): readonly Incident[] {
  const teams = teamsOf(seed, schedule);
  const outcome = playOut(seed, schedule, teams);
  const isPlayed = outcome.some((incident) => incident.kind === "status" && !isNotPlayed(incident.status));
  return isPlayed ? [...announcements(seed, schedule, teams), ...outcome] : outcome;
}

export const isNotPlayed = (reached: number): boolean => notPlayed.has(reached);
const notPlayed: ReadonlySet<number> = new Set([eventStatus.postponed, eventStatus.walkover]);

function teamsOf(seed: string, { sportId, home, away }: Schedule): Teams | null {
  const homeSquad = squadIn(seed, sportId, home);
  const awaySquad = away === null ? null : squadIn(seed, sportId, away);
  if (homeSquad === null || awaySquad === null) return null;
  const squads = [homeSquad, awaySquad] as const;
  return { squads, boxScore: createBoxScore(sportId, squads), resting: new Set(), fouls: new Map() };
}

/** How a simulated duel ends, without the details of its page; but whether it has any. */
export function outcomeOf(seed: string, schedule: Schedule): EventState {
  const state = foldTimeline(schedule, playOut(seed, schedule, null));
  return isNotPlayed(state.status) ? state : { ...state, hasContent: true };
}
