import { parseOvers } from "../../../../../shared/sports/row-texts/overs.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { ballsPerInnings } from "../sports/play-cricket.ts";
import { normal } from "./distribution.ts";

/** Runs that a ball brings on average, and how far they stray. */
const ballRuns = 1.25;
const ballDeviation = 1.7;

/** Home's chance in cricket: until the chase begins only strength counts; then what is to be had against what is needed. */
export function winOfChase({ parts, facts }: EventState, edge: number): number {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return clamp(0.5 + edge * 0.28);
  const homeChases = first[1] > first[0];
  const balls = parseOvers((homeChases ? facts?.homeOvers : facts?.awayOvers) ?? "") ?? 0;
  const left = Math.max(1, ballsPerInnings - balls);
  const needed = Math.max(...first) + 1 - Math.max(...second);
  const chance = normal((left * ballRuns - needed) / (Math.sqrt(left) * ballDeviation));
  return clamp(homeChases ? chance : 1 - chance);
}

const clamp = (chance: number) => Math.min(0.95, Math.max(0.05, chance));
