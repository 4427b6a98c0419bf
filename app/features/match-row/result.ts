import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { isResultShown } from "./result-visibility.ts";
import { parseWinner } from "../../../shared/sports/results/winner.ts";
import { stage, stageType } from "../../../shared/sports/stages.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";
import { toPlainScore } from "../../../shared/timeline/plain-score.ts";

export type EventView = "scheduled" | "live" | "finished";

export function viewOf(event: EventFields): EventView {
  if (event.stageType === stageType.live) return "live";
  return event.stageType === stageType.finished ? "finished" : "scheduled";
}

/** Both goals, without the one that the wire adds for a won shoot-out; null where no result is shown (C4.34). */
export function scoreOf(event: EventFields): Pair | null {
  const score = toPlainScore(event);
  const isShown = isResultShown({ stage: event.stage ?? stage.scheduled, score, winner: parseWinner(event.winner) });
  return isShown ? score : null;
}

/**
 * The small column beside the score, a line per side: the shoot-out in brackets once there is one, else the score at
 * half-time once the first half is over. Empty otherwise.
 */
export function sideScoreOf(event: EventFields): string {
  const { homeShootOut, awayShootOut, homePart1, awayPart1 } = event;
  if (typeof homeShootOut === "number" && typeof awayShootOut === "number")
    return `(${homeShootOut})\n(${awayShootOut})`;
  const isOver = event.stage !== stage.firstHalf;
  return isOver && typeof homePart1 === "number" && typeof awayPart1 === "number" ? `${homePart1}\n${awayPart1}` : "";
}

/** 1 or 2 for the side that won, 0 while nobody has. */
export function winnerOf(event: EventFields): 0 | 1 | 2 {
  if (event.stageType !== stageType.finished) return 0;
  return event.winner === 1 || event.winner === 2 ? event.winner : 0;
}
