import { cricketGameType, type CricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { parseOvers } from "../../../shared/sports/overs.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { ballsOf } from "../sports/play-cricket.ts";
import { normal } from "./distribution.ts";

/** Runs of a ball on average, and their standard deviation. */
const ballRuns: Readonly<Record<CricketGameType, number>> = { t20: 1.25, odi: 0.93, test: 0.57 };
const ballDeviation = 1.7;
/** A test match has no limit of overs: what a side still has is about an innings, and a lead counts less than there. */
const testBalls = 600;
const testDeviation = 180;

/**
 * Home's chance in cricket: until the chase begins only strength counts; then the runs that can be expected against
 * those that are needed.
 */
export function winOfChase({ periods, facts, score }: EventState, edge: number): number {
  const type = cricketGameType(facts?.cricketType ?? 0) ?? "t20";
  const [first, second] = periods;
  if (first === undefined || second === undefined) return clamp(0.5 + edge * 0.28);
  if (type === "test") return clamp(normal((lead(score) + edge * testBalls * ballRuns.test * 0.5) / testDeviation));
  const homeChases = first[1] > first[0];
  const balls = parseOvers((homeChases ? facts?.homeOvers : facts?.awayOvers) ?? "") ?? 0;
  const left = Math.max(1, ballsOf(type) - balls);
  const needed = Math.max(...first) + 1 - Math.max(...second);
  const chance = normal((left * ballRuns[type] - needed) / (Math.sqrt(left) * ballDeviation));
  return clamp(homeChases ? chance : 1 - chance);
}

const lead = (score: EventState["score"]): number => (score === null ? 0 : score[0] - score[1]);
const clamp = (chance: number) => Math.min(0.95, Math.max(0.05, chance));
