import type { Pair, Result } from "../../../../shared/timeline/incident.ts";
import type { MatchPlan, PlannedGoal, PlannedKick } from "../../../../shared/timeline/plan/match-plan.ts";
import { intBetween, shuffled, type Random } from "../../../../shared/basics/random.ts";

/** The share of goals of unknown half that are placed before half-time. */
const firstHalfShare = 0.45;

/** A plan of a match that ends in a known result: minutes are drawn, half-time scores are kept. */
export function planFromResult(random: Random, result: Result & { readonly fullTime: Pair }): MatchPlan {
  const { fullTime, extraTime, shootOut } = result;
  const halfTime = result.halfTime ?? drawHalfTime(random, fullTime);
  const goals: PlannedGoal[] = [];
  const addGoals = (period: 0 | 1 | 2, from: Pair, to: Pair, minutes: number) => {
    for (const side of [1, 2] as const) {
      const index = side === 1 ? 0 : 1;
      for (let goal = from[index]; goal < to[index]; goal += 1)
        goals.push({ period, minutes: random() * minutes, side });
    }
  };
  const addedMinutes = [intBetween(random, 1, 4), intBetween(random, 3, 7)] as const;
  addGoals(0, [0, 0], halfTime, 45 + addedMinutes[0]);
  addGoals(1, halfTime, fullTime, 45 + addedMinutes[1]);
  if (extraTime !== null) addGoals(2, fullTime, extraTime, 30);
  return {
    addedMinutes,
    goals,
    dismissals: [],
    hasExtraTime: extraTime !== null,
    shootOut: shootOut === null ? null : planShootOut(random, shootOut),
  };
}

function drawHalfTime(random: Random, fullTime: Pair): Pair {
  const early = (goals: number) => Array.from({ length: goals }, random).filter((at) => at < firstHalfShare).length;
  return [early(fullTime[0]), early(fullTime[1])];
}

/** Sides take turns, at least five kicks each; which of them go in is drawn, how many is known. */
function planShootOut(random: Random, [home, away]: Pair): readonly PlannedKick[] {
  const rounds = Math.max(5, home, away);
  const kicks = (scored: number) =>
    shuffled(
      random,
      Array.from({ length: rounds }, (_, index) => index < scored),
    );
  const [homeKicks, awayKicks] = [kicks(home), kicks(away)];
  return homeKicks.flatMap((scored, index) => [
    { side: 1 as const, scored },
    { side: 2 as const, scored: awayKicks[index] === true },
  ]);
}
