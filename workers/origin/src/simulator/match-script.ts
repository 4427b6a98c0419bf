import type { Incident } from "../../../../shared/timeline/incident.ts";
import { inOrder, minuteText, toMatchClock, type MatchClock } from "./match-clock.ts";
import type { Outline } from "./match-outline.ts";

/** The timed incidents of a game of which the result alone is known, in order. */
export const toScript = (outline: Outline, kickOffSeconds: number, clockRate: number): readonly Incident[] =>
  toBareScript(outline, toMatchClock(outline, kickOffSeconds, clockRate));

/** The same by a clock that is known. */
export function toBareScript(outline: Outline, clock: MatchClock): readonly Incident[] {
  return inOrder([
    ...clock.stages,
    ...outline.goals.map((goal): Incident => ({
      kind: "goal",
      atSeconds: clock.at(goal),
      side: goal.side,
      minute: minuteText(goal),
    })),
    ...outline.dismissals.map((dismissal): Incident => ({
      kind: "card",
      atSeconds: clock.at(dismissal),
      side: dismissal.side,
      colour: "red",
      minute: minuteText(dismissal),
    })),
    ...(outline.shootOut ?? []).map(({ side, scored }, index): Incident => ({
      kind: "shoot-out",
      atSeconds: clock.atKick(index),
      side,
      scored,
    })),
  ]);
}
