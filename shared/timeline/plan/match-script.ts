import type { Incident } from "../incident.ts";
import { inOrder, minuteText, toMatchClock, type MatchClock } from "./match-clock.ts";
import type { MatchPlan } from "./match-plan.ts";

/** The timed incidents of a game of which the result alone is known, in order. */
export const toScript = (plan: MatchPlan, kickOffSeconds: number, clockRate: number): readonly Incident[] =>
  toBareScript(plan, toMatchClock(plan, kickOffSeconds, clockRate));

/** The same by a clock that is known. */
export function toBareScript(plan: MatchPlan, clock: MatchClock): readonly Incident[] {
  return inOrder([
    ...clock.statuses,
    ...plan.goals.map((goal): Incident => ({
      kind: "goal",
      atSeconds: clock.at(goal),
      side: goal.side,
      minute: minuteText(goal),
    })),
    ...plan.dismissals.map((dismissal): Incident => ({
      kind: "card",
      atSeconds: clock.at(dismissal),
      side: dismissal.side,
      colour: "red",
      minute: minuteText(dismissal),
    })),
    ...(plan.shootOut ?? []).map(({ side, scored }, index): Incident => ({
      kind: "shoot-out",
      atSeconds: clock.atKick(index),
      side,
      scored,
    })),
  ]);
}
