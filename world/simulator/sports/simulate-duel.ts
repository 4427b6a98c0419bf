import { stage } from "../../../shared/sports/stages.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { announcements } from "./announcements.ts";
import { createBoxScore } from "./box-score.ts";
import { playOut } from "./play-out.ts";
import { squadIn } from "./squad.ts";
import type { Teams } from "./tape.ts";

/** All that will ever happen in a simulated duel of any sport but football: a pure function of (seed, event). */
export function simulateDuel(seed: string, schedule: Schedule): readonly Incident[] {
  const teams = teamsOf(seed, schedule);
  const course = playOut(seed, schedule, teams);
  const isPlayed = course.some((incident) => incident.kind === "stage" && !notPlayed.has(incident.stage));
  return isPlayed ? [...announcements(seed, schedule, teams), ...course] : course;
}

const notPlayed: ReadonlySet<number> = new Set([stage.postponed, stage.walkover]);

function teamsOf(seed: string, { sportId, home, away }: Schedule): Teams | null {
  const homeSquad = squadIn(seed, sportId, home);
  const awaySquad = away === null ? null : squadIn(seed, sportId, away);
  if (homeSquad === null || awaySquad === null) return null;
  const squads = [homeSquad, awaySquad] as const;
  return { squads, boxScore: createBoxScore(sportId, squads), resting: new Set() };
}
