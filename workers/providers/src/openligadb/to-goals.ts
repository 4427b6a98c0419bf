import { toPlayer } from "../../../../shared/competitions/player-names.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { GoalKind, Pair, Side } from "../../../../shared/timeline/incident.ts";
import type { Goal } from "../core/game.ts";
import type { MatchGoal } from "./schema.ts";

type Scored = MatchGoal & { readonly score: Pair };

/** Kicks of a shoot-out are entered as goals without a minute. */
const isOfShootOut = ({ comment, matchMinute }: MatchGoal): boolean =>
  matchMinute === null && /elfmeterschie/i.test(comment ?? "");

/** By the score that each led to: the source lists them in no order. */
function inOrder(goals: readonly MatchGoal[]): readonly Scored[] {
  const scored = goals.flatMap((goal): Scored[] => {
    const { scoreTeam1, scoreTeam2 } = goal;
    return scoreTeam1 === null || scoreTeam2 === null || isOfShootOut(goal)
      ? []
      : [{ ...goal, score: [scoreTeam1, scoreTeam2] }];
  });
  return scored.toSorted((a, b) => sumOf(a.score) - sumOf(b.score) || a.goalID - b.goalID);
}

const sumOf = ([home, away]: Pair): number => home + away;

/** The score after the last goal; null where none is named. */
export const lastScore = (goals: readonly MatchGoal[]): Pair | null => inOrder(goals).at(-1)?.score ?? null;

/**
 * The goals that say whose they are: those that raise the score of one side by one. Where one is missing in between, or an entry
 * only repeats the score, the score alone says how many there were.
 * @param teamIds our ids of home and away
 */
export function toGoals(goals: readonly MatchGoal[], teamIds: readonly [home: string, away: string]): readonly Goal[] {
  let before: Pair = [0, 0];
  return inOrder(goals).flatMap((goal): Goal[] => {
    const side = sideOf(before, goal.score);
    if (sumOf(goal.score) > sumOf(before)) before = goal.score;
    if (side === null) return [];
    const how = kindOf(goal);
    const name = goal.goalGetterName?.trim() ?? "";
    // An own goal is named after the player of the other side.
    const teamId = teamIds[(side === 1) === (how !== "own-goal") ? 0 : 1];
    const player = name === "" ? null : toPlayer(sportIds.soccer, teamId, name);
    const { matchMinute } = goal;
    const minute = matchMinute === null || matchMinute < 1 ? "" : String(matchMinute);
    return [{ key: String(goal.goalID), side, minute, player, how }];
  });
}

function sideOf(before: Pair, after: Pair): Side | null {
  if (after[0] === before[0] + 1 && after[1] === before[1]) return 1;
  return after[1] === before[1] + 1 && after[0] === before[0] ? 2 : null;
}

function kindOf({ isOwnGoal, isPenalty }: MatchGoal): GoalKind {
  if (isOwnGoal === true) return "own-goal";
  return isPenalty === true ? "penalty" : "open-play";
}
