import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { cricketGameType, oversLimit } from "../../../../shared/sports/cricket-game-types.ts";
import { parseOvers } from "../../../../shared/sports/overs.ts";
import { scoreOf, viewOf, winnerOf } from "../../../features/match-row/result.ts";

/** By how much a game of limited overs was won: by the wickets that the side that chased had left, or by runs. */
export type Margin = { readonly side: 1 | 2; readonly by: "wickets" | "runs"; readonly count: number };

const wicketsOfInnings = 10;
const ballsPerOver = 6;

/**
 * Null where nobody won over limited overs, or where it is not known who batted last. A side that was overtaken has batted to the end:
 * all its overs, or all its wickets; the one that overtakes it stops there.
 */
export function marginOf(event: EventFields): Margin | null {
  const score = scoreOf(event);
  const side = viewOf(event) === "finished" ? winnerOf(event) : 0;
  const type = cricketGameType(event.cricketType ?? 0);
  const overs = type === null ? null : oversLimit(type);
  if ((side !== 1 && side !== 2) || score === null || overs === null) return null;
  const [won, lost] = side === 1 ? score : [score[1], score[0]];
  const [wickets, bowled] = side === 1 ? [event.homeWickets, event.homeOvers] : [event.awayWickets, event.awayOvers];
  const balls = parseOvers(bowled ?? "");
  if (typeof wickets !== "number" || balls === null || won <= lost) return null;
  const battedToTheEnd = wickets === wicketsOfInnings || balls >= overs * ballsPerOver;
  // Won on the last ball or by runs: both have batted to the end, and only a chase ends with a lead of one hit.
  if (battedToTheEnd) return won - lost > longestHit ? { side, by: "runs", count: won - lost } : null;
  return { side, by: "wickets", count: wicketsOfInnings - wickets };
}

const longestHit = 6;
