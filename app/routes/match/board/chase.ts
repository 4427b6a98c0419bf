import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { cricketGameType, oversLimit } from "../../../../shared/sports/cricket-game-types.ts";
import { parseOvers, requiredRunRate } from "../../../../shared/sports/overs.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { scoreOf } from "../../../features/match-row/result.ts";
import { serverOf } from "../../../features/match-row/server-of.ts";

/** The runs and balls left for the side that bats second. `rate` is runs per over. */
export type Chase = { readonly side: 1 | 2; readonly runs: number; readonly balls: number; readonly rate: number };

/** Null where nobody chases a score over limited overs, or the target is reached. */
export function chaseOf(event: EventFields): Chase | null {
  const side = serverOf(event);
  const score = scoreOf(event);
  const type = cricketGameType(event.cricketType ?? 0);
  const overs = type === null ? null : oversLimit(type);
  const allowed = parseOvers(event.targetOvers || String(overs ?? ""));
  if (event.status !== eventStatus.inning2 || side === null || score === null || allowed === null) return null;
  const [batting, bowling] = side === 1 ? score : [score[1], score[0]];
  const bowled = parseOvers((side === 1 ? event.homeOvers : event.awayOvers) ?? "0") ?? 0;
  const target = event.targetRuns || bowling + 1;
  const balls = allowed - bowled;
  const rate = requiredRunRate({ target, runs: batting, ballsLeft: balls });
  return rate === null || rate === 0 ? null : { side, runs: target - batting, balls, rate };
}
